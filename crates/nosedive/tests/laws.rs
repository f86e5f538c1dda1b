//! Nosedive obeys the laws.

stolik_table::laws!(stolik_nosedive::Nosedive, 10);
