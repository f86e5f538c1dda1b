//! Sample obeys the laws.

stolik_table::laws!(stolik_sample::Sample, 60);
stolik_table::allocates_nothing!(stolik_sample::Sample);
