//! The six laws, for Pixoid with three and four players, standard and short.

stolik_table::laws!(stolik_pixoid::Pixoid, 60);
stolik_table::allocates_nothing!(stolik_pixoid::Pixoid);
