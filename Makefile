# `make play` and `make test` do everything, from a fresh clone too. See README.md.

SHELL := /bin/bash
export PATH := $(CURDIR)/.tools/bin:$(PATH)

PORT ?= 8080
WASM := wasm32-unknown-unknown
TARGET := $(or $(CARGO_TARGET_DIR),target)
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER := wasm-bindgen-test-runner

.NOTPARALLEL:
.PHONY: play test quick setup page single dev check test-native test-wasm test-browser test-engines measure weigh fuzz bench balance clean

## Build the page and serve it: PORT=8080, or the next one that is free.
play: page
	@cd tests/browser && PORT=$(PORT) exec node serve.mjs

## Every check and every test.
test: setup check test-native test-wasm test-browser
	@echo "All checks and tests have passed."

## The edit loop, under two minutes: the native tests, and smoke tests on a page built quickly.
quick: setup
	cargo test --locked --quiet
	cargo build --quiet --locked --bin eko
	trunk build --locked --dist $(TARGET)/quick
	@chrome="$$(.ci/chromium)" && eko="$$(realpath $(TARGET)/debug/eko)" && dist="$$(realpath $(TARGET)/quick)" && \
	cd tests/browser && EKO="$$eko" CHROME="$$chrome" DIST="$$dist" TEST_PORT=$$((20000 + $$$$ % 20000)) \
	npx playwright test --project=desktop page/smoke

## Install what is missing: the wasm target, Trunk, wasm-bindgen, the npm packages.
setup: tests/browser/node_modules/.package-lock.json
	@.ci/tools

tests/browser/node_modules/.package-lock.json: tests/browser/package-lock.json
	cd tests/browser && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error
	@touch $@

## The page as it is published, in dist/.
page: setup
	@echo "Building the page (about 2 minutes the first time) ..."
	trunk build --release --locked

## The page as one HTML file that works from a disk: target/single/eko.html
single: page
	node src/single-file.mjs dist $(TARGET)/single/eko.html

## The edit loop: Trunk builds at every change; reload the page by hand.
dev: setup
	trunk serve --locked --port $(PORT)

## Formatting, lints, documentation, styles and module cycles, all without a warning.
check: setup
	node --test .ci/checks.test.mjs
	node .ci/styles.mjs
	node .ci/sizes.mjs
	node .ci/cycles.mjs
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --target $(WASM) --features page --lib --bins --test wasm -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --lib
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --target $(WASM) --features page --bin eko-page --document-private-items

## The library and the command line.
test-native:
	cargo test --locked

## The library compiled to wasm, under node.
test-wasm: setup
	cargo test --locked --target $(WASM) --test wasm

## The built page in Chromium (CHROME=path chooses another one); TESTS="name" picks some.
test-browser: page
	cargo build --quiet --locked --release --bin eko
	@chrome="$$(.ci/chromium)" && eko="$$(realpath $(TARGET)/release/eko)" && cd tests/browser && \
	EKO="$$eko" CHROME="$$chrome" TEST_PORT=$$((20000 + $$$$ % 20000)) npx playwright test $(TESTS)

## A smoke game in Firefox and in WebKit (ENGINES="firefox" picks one).
test-engines: page tests/engines/node_modules/.package-lock.json
	@.ci/engines
	@cd tests/engines && xvfb-run -a node run.mjs

tests/engines/node_modules/.package-lock.json: tests/engines/package-lock.json
	cd tests/engines && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

## What the page weighs, how long it takes to start, and how quickly it answers.
measure: page
	cargo build --quiet --locked --release --bin eko
	@chrome="$$(.ci/chromium)" && eko="$$(realpath $(TARGET)/release/eko)" && cd tests/browser && \
	EKO="$$eko" CHROME="$$chrome" node measure.mjs

## What the code of the page is, by crate and module, before it is split: docs/size.md (DEPTH=2).
weigh: page
	node .ci/weigh.mjs $(TARGET)/$(WASM)/page/eko-page.wasm $(or $(DEPTH),1)

## A million cases for each of the readers of outside text (CASES=number).
fuzz:
	PROPTEST_CASES=$(or $(CASES),1000000) cargo test --locked --release --test properties texts::

## How fast the rules and the search are, natively, beside cozy-chess, and in wasm.
bench: setup
	@cargo build --quiet --locked --release --bin eko
	@cargo build --quiet --locked --release --bin bench-wasm --target $(WASM)
	@wasm-bindgen --target nodejs --no-typescript --out-dir $(TARGET)/bench $(TARGET)/$(WASM)/release/bench-wasm.wasm
	@echo native; $(TARGET)/release/eko bench; $(TARGET)/release/eko bench --game cities
	@cargo bench --quiet --locked --bench perft
	@echo wasm, under node; node $(TARGET)/bench/bench-wasm.js

## Wins by order of play on every board, for docs/balance.md (GAMES=number).
balance:
	@cargo build --quiet --locked --release --bin eko
	@.ci/balance $(TARGET)/release/eko $(or $(GAMES),1000)

clean:
	cargo clean
	rm -rf dist .tools tests/{browser,engines}/node_modules tests/browser/results
