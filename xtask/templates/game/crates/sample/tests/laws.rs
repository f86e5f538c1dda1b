//! Sample obeys the laws.

stolik_table::laws!(stolik_sample::Sample, 60);
