//! The six laws, for three to six people.

stolik_table::laws!(stolik_nosedivebox::Nosedivebox, 30);
stolik_table::allocates_nothing!(stolik_nosedivebox::Nosedivebox);
