//! The command line of Ekö.
fn main() {}
