//! Nokaut obeys the laws.

stolik_table::laws!(stolik_nokaut::Nokaut, 60);
