//! Ekö: the rules of the game, without a browser.
