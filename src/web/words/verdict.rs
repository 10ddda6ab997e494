//! The end of a game in words.

use super::{I18n, Names};
use crate::web::i18n::*;
use crate::web::played::Verdict;
use eko::eko::{PlayerSet, WINNING_POINTS};

/// Who has won.
pub fn verdict_words(i18n: I18n, names: &Names, verdict: Verdict) -> String {
    match verdict {
        Verdict::Points(who) | Verdict::Last(who) => won(i18n, names, PlayerSet::of(who)),
        Verdict::Shared(winners) | Verdict::Resigned { winners, .. } => won(i18n, names, winners),
        Verdict::Nobody => t_string!(i18n, over.nobody).to_owned(),
        Verdict::Draw => t_string!(i18n, over.draw).to_owned(),
    }
}

fn won(i18n: I18n, names: &Names, winners: PlayerSet) -> String {
    let who = names.all(i18n, winners);
    if winners.len() == 1 {
        t_string!(i18n, over.won, who = who)
    } else {
        t_string!(i18n, over.won_together, who = who)
    }
}

/// Why it ended so.
pub fn reason_words(i18n: I18n, names: &Names, verdict: Verdict) -> String {
    match verdict {
        Verdict::Points(_) => t_string!(i18n, over.points, points = WINNING_POINTS),
        Verdict::Last(_) => t_string!(i18n, over.last).to_owned(),
        Verdict::Shared(_) => t_string!(i18n, over.shared).to_owned(),
        Verdict::Nobody => t_string!(i18n, over.all_lose).to_owned(),
        Verdict::Resigned { who, .. } => {
            t_string!(i18n, over.resigned, who = names.short(who).to_owned())
        }
        Verdict::Draw => t_string!(i18n, over.agreed).to_owned(),
    }
}
