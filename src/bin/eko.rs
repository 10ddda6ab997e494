//! The command line of Ekö and Cities (notation.md).

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    tabletop::cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
