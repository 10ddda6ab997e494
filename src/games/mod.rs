//! The games at the table, without a browser: what the page shows of each, and their editors.

pub mod cities;
pub mod eko;
