//! Ruletka obeys the laws.

stolik_table::laws!(stolik_ruletka::Ruletka, 20);
