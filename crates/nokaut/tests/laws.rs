//! Nokaut obeys the laws.

stolik_table::laws!(stolik_nokaut::Nokaut, 60);
stolik_table::allocates_nothing!(stolik_nokaut::Nokaut);
