//! The command line of Ekö.

use std::time::Instant;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("bench") {
        let start = Instant::now();
        println!(
            "{}",
            eko::bench::run(|| start.elapsed().as_secs_f64() * 1e3)
        );
    }
}
