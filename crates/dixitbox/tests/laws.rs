//! The six laws, for three to eight people.

stolik_table::laws!(stolik_dixitbox::Dixitbox, 30);
stolik_table::allocates_nothing!(stolik_dixitbox::Dixitbox);
