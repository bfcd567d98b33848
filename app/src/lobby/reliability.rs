//! The degree to which somebody can be relied on, in words.

use leptos::prelude::*;
pub use model::Reliability;

/// The words and the sign for the degree to which somebody can be relied on, on a page.
pub trait ReliabilityWords {
    fn words(self) -> &'static str;
    /// Beside the words, so that a glance is enough.
    fn sign(self) -> &'static str;
    fn class(self) -> &'static str;
}

impl ReliabilityWords for Reliability {
    fn words(self) -> &'static str {
        match self {
            Self::Low => word!("has abandoned games" | "hat Partien im Stich gelassen"),
            Self::Unproven => word!("new" | "neu"),
            Self::High => word!("reliable" | "zuverlässig"),
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Self::Low => "▽",
            Self::Unproven => "◇",
            Self::High => "◆",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::Low => "reliability low",
            Self::Unproven => "reliability unproven",
            Self::High => "reliability high",
        }
    }
}

/// A sign beside a name; the words are spoken, and shown where there is room.
#[component]
pub fn ReliabilitySign(
    level: Reliability,
    /// The choice whether the words stand there too.
    #[prop(default = Saying::Sign)]
    say: Saying,
) -> impl IntoView {
    view! {
        <span class=level.class() title=level.words()>
            <span aria-hidden="true">{level.sign()}</span>
            <span class:unseen=say == Saying::Sign>{level.words()}</span>
        </span>
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saying {
    Words,
    Sign,
}

/// The rule, as it stands on the pages that show what comes of it.
pub fn rule() -> &'static str {
    word!(
        "At tables with a clock, every answer on time counts. Thirty in a row raise you one level, from ▽ to ◇ to ◆, and make up for an abandoned game. If the clock has to answer for you, the thirty start over. Two abandoned games lower you one level. A game counts as abandoned if someone else or the computer plays on for you, or if it ends while you are absent. Canceled games and tables without a clock don't count against anyone."
            | "An Tischen mit Uhr zählt jede rechtzeitige Antwort. Dreißig in Folge bringen dich eine Stufe höher, von ▽ über ◇ zu ◆, und machen eine verlassene Partie wett. Muss die Uhr für dich antworten, beginnen die dreißig von vorn. Zwei verlassene Partien kosten eine Stufe. Verlassen ist eine Partie, die jemand anderes oder der Computer für dich weiterspielt oder die endet, während du abwesend bist. Abgebrochene Partien und Tische ohne Uhr schaden niemandem."
    )
}
