//! `eko bench` compiled to wasm and run by node: `make bench`.

#[cfg(target_arch = "wasm32")]
mod node {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = console)]
        pub fn log(text: &str);
        #[wasm_bindgen(js_namespace = performance)]
        pub fn now() -> f64;
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    for game in tabletop::game::GameName::ALL {
        node::log(&format!("{}: {}", game.name(), tabletop::bench::run(game, node::now)));
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("bench-wasm is run by node: `make bench`");
}
