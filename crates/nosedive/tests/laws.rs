//! Nosedive obeys the laws.

stolik_table::laws!(stolik_nosedive::Nosedive, 10);
stolik_table::allocates_nothing!(stolik_nosedive::Nosedive);

#[test]
fn a_state_is_small() {
    assert!(size_of::<stolik_nosedive::Nosedive>() < 4096, "{}", size_of::<stolik_nosedive::Nosedive>());
}
