//! Says to screen readers that somebody has spoken: who and where, never what.

use super::{
    Chat, Line,
    names::{GALLERY, HALL, others, seat_name},
};
use crate::play::{Spoken, TablePage, Voice};
#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use std::time::Duration;

/// The time for which lines are gathered before they are told of.
#[cfg(feature = "hydrate")]
const PATIENCE: Duration = Duration::from_millis(700);

/// The lines that a channel has brought from others, and that nobody was told of yet.
#[derive(Clone, Debug)]
pub struct Fresh {
    pub channel: String,
    pub lines: Vec<Line>,
}

/// Tells of everything that is said. The open channel speaks for itself.
#[component]
pub fn ChatAnnouncer() -> impl IntoView {
    let chat = expect_context::<Chat>();
    let voice = Voice::default();
    #[cfg(feature = "hydrate")]
    {
        let waiting = StoredValue::new(false);
        effect(move |_| {
            if chat.fresh.with(Vec::is_empty) || waiting.get_value() {
                return;
            }
            waiting.set_value(true);
            set_timeout(
                move || {
                    let fresh = chat.fresh.try_update(std::mem::take).unwrap_or_default();
                    let unheard = fresh.into_iter().map(|it| Fresh {
                        lines: it.lines.into_iter().filter(is_elsewhere).collect(),
                        ..it
                    });
                    let unheard: Vec<Fresh> = unheard.collect();
                    let words = chat.page.try_with_untracked(|page| tidings(page, &unheard));
                    voice.say(words.unwrap_or_default());
                    waiting.try_update_value(|it| *it = false);
                },
                PATIENCE,
            );
        });
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = chat.page.with_untracked(|page| tidings(page, &[]));
    view! { <Spoken voice /> }
}

/// Tells whether a line is not on the page: an open channel is a live region of its own.
#[cfg(feature = "hydrate")]
fn is_elsewhere(line: &Line) -> bool {
    let element = document().get_element_by_id(&super::names::id_of(&line.id));
    element.is_none_or(|it| it.get_bounding_client_rect().width() == 0.0)
}

/// The lines of others that one wants to hear and that have come since this instant.
pub fn since(before: Option<i64>, lines: &[Line]) -> Vec<Line> {
    let new = lines
        .iter()
        .filter(|it| !it.mine && !it.muted && before.is_none_or(|before| it.at > before));
    new.cloned().collect()
}

/// An announcement of what somebody has said somewhere, taken together.
#[derive(PartialEq, Eq)]
struct Announcement {
    what: What,
    who: String,
    place: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Message,
    Plan,
}

/// Tells who has said how much, and where.
fn tidings(page: &TablePage, fresh: &[Fresh]) -> String {
    let mut all: Vec<(Announcement, usize)> = Vec::new();
    for Fresh { channel, lines } in fresh {
        for line in lines {
            let announcement = Announcement {
                what: line.proposal.as_ref().map_or(What::Message, |_| What::Plan),
                who: speaker(page, line),
                place: place(page, (channel, line.seat)),
            };
            match all.iter_mut().find(|it| it.0 == announcement) {
                Some((_, count)) => *count += 1,
                None => all.push((announcement, 1)),
            }
        }
    }
    let sentences = all.iter().map(|(announcement, count)| {
        let (what, who, place) = (
            counted(announcement.what, *count),
            &announcement.who,
            &announcement.place,
        );
        say!("{what} from {who} {place}." | "{what} von {who} {place}.")
    });
    sentences.collect::<Vec<_>>().join(" ")
}

fn counted(what: What, count: usize) -> String {
    match (what, count) {
        (What::Message, 1) => word!("New message" | "Neue Nachricht").to_owned(),
        (What::Message, n) => say!("{n} new messages" | "{n} neue Nachrichten"),
        (What::Plan, 1) => word!("New plan" | "Neuer Plan").to_owned(),
        (What::Plan, n) => say!("{n} new plans" | "{n} neue Pläne"),
    }
}

fn speaker(page: &TablePage, line: &Line) -> String {
    let seat = line.seat.map(|it| seat_name(page, it));
    seat.unwrap_or_else(|| line.name.clone())
}

/// Tells who else hears it.
fn place(page: &TablePage, (channel, by): (&str, Option<u8>)) -> String {
    match channel {
        HALL => word!("in the hall" | "in der Halle").to_owned(),
        GALLERY => word!("among the spectators" | "unter den Zuschauern").to_owned(),
        _ => {
            let others = others(page, channel).into_iter();
            let names = others.filter(|it| Some(*it) != by);
            let names: Vec<String> = names.map(|it| seat_name(page, it)).collect();
            match &names[..] {
                [] => word!("to you alone" | "nur an dich").to_owned(),
                [one] => say!("to you and {one}" | "an dich und {one}"),
                [most @ .., last] => {
                    let most = most.join(", ");
                    say!("to you, {most} and {last}" | "an dich, {most} und {last}")
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        chat::{Proposal, names::tests::table},
        language::{Language, speaking},
    };

    fn line(seat: Option<u8>, at: i64) -> Line {
        Line {
            id: at.to_string(),
            seat,
            name: "Dan".into(),
            mine: false,
            muted: false,
            text: "The secret is out".into(),
            quote: None,
            proposal: None,
            seq: 1,
            at,
            edited: None,
            unread: true,
        }
    }

    fn planned(seat: u8, at: i64) -> Line {
        let proposal = Some(Proposal {
            plan: String::new(),
            open: true,
            withdrawn: false,
            replies: Vec::new(),
            kept: None,
        });
        Line {
            proposal,
            ..line(Some(seat), at)
        }
    }

    fn announced(channel: &str, lines: Vec<Line>) -> String {
        let channel = channel.to_owned();
        tidings(&table(), &[Fresh { channel, lines }])
    }

    #[test]
    fn it_is_told_who_speaks_and_where_but_not_what() {
        let hall = announced("hall", vec![line(Some(0), 1), line(Some(0), 2)]);
        assert_eq!(hall, "2 new messages from Baratheon in the hall.");
        let private = announced("2-3", vec![line(Some(3), 1), planned(3, 2)]);
        assert_eq!(
            private,
            "New message from Tyrell to you alone. New plan from Tyrell to you alone."
        );
        let group = announced("0-1-2-3", vec![line(Some(3), 1)]);
        assert_eq!(
            group,
            "New message from Tyrell to you, Baratheon and Lannister."
        );
        let gallery = announced("gallery", vec![line(None, 1)]);
        assert_eq!(gallery, "New message from Dan among the spectators.");
        let german = speaking(Language::German, || announced("0-2-3", vec![planned(3, 1)]));
        assert_eq!(german, "Neuer Plan von Tyrell an dich und Baratheon.");
    }

    /// An answer to a plan brings the same lines once more.
    #[test]
    fn only_new_lines_of_those_one_wants_to_hear_are_told() {
        let mut lines: Vec<Line> = (1..=4).map(|at| line(Some(0), at)).collect();
        lines[2].mine = true;
        lines[3].muted = true;
        let at = |before| {
            let new = since(before, &lines).into_iter();
            new.map(|it| it.at).collect::<Vec<_>>()
        };
        assert_eq!(at(None), [1, 2]);
        assert_eq!(at(Some(1)), [2]);
        assert!(at(Some(4)).is_empty());
    }
}
