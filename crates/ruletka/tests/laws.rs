//! Ruletka obeys the laws.

stolik_table::laws!(stolik_ruletka::Ruletka, 20);
stolik_table::allocates_nothing!(stolik_ruletka::Ruletka);
