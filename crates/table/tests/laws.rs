//! The six laws, for the example of the documentation.

stolik_table::laws!(stolik_table::example::Nim, 100);
