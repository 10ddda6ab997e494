//! A game that is opened again goes on where it was left.

use super::{PageGame, Session, Stage};
use crate::web::app::state::App;
use leptos::prelude::*;
use tabletop::table::{Choice, Input};

/// Shows again what was looked at and picked up before a reload, or what came by a link.
pub fn resume<G: PageGame>(stage: Stage, session: &mut Session<G>) {
    // First: it puts down what is picked up.
    if stage.practice.is_none() {
        go_on_by_link(stage.app, session);
        go_on_looking_back(stage, session);
    }
    let position = session.record().position().to_string();
    if let Some(space) = stage.kept_picked_up(&position) {
        session.act(Input::Choose(Choice::Select(space)));
    }
}

/// Lets only those play who play here, and begins with the first step that was played elsewhere.
fn go_on_by_link<G: PageGame>(app: App, session: &mut Session<G>) {
    session.act(Input::Here(app.me.get_untracked()));
    if let Some(ply) = app.catch_up.try_update_value(Option::take).flatten() {
        session.act(Input::Review(Some(ply)));
    }
}

/// Shows again what was looked back at before a reload.
fn go_on_looking_back<G: PageGame>(stage: Stage, session: &mut Session<G>) {
    if let Some(ply) = stage.kept_review().filter(|_| !session.in_review()) {
        session.act(Input::Review(Some(ply)));
        if session.in_review() {
            stage.close_sheet();
        }
    }
    stage.keep_review(session.reviewed());
}
