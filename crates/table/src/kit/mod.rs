//! The conformance kit: the five laws.
