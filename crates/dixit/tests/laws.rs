//! The six laws, for Dixit with three to eight players, in every variant.

stolik_table::laws!(stolik_dixit::Dixit, 30);
stolik_table::allocates_nothing!(stolik_dixit::Dixit);
