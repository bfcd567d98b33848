//! Says to screen readers what has happened, a few sentences at a time.

use super::state::PageState;
#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use crate::{
    games::westeros::{
        page::{WesterosPage, standing},
        wording,
    },
    play::{Change, Handover, Motion, Outcome, Resolution, Spoken, Voice},
};
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use std::time::Duration;

/// The time for which news are gathered before they are said.
#[cfg(feature = "hydrate")]
const PATIENCE: Duration = Duration::from_millis(700);
/// More than this many sentences at once nobody listens to.
const MOST: usize = 12;

/// Tells of everything that happens at the table.
#[component]
pub fn Announcer(state: PageState) -> impl IntoView {
    let voice = Voice::default();
    #[cfg(feature = "hydrate")]
    {
        let heard = StoredValue::new(state.page.with_untracked(|it| Announced::all(it)));
        let waiting = StoredValue::new(false);
        let history = use_context::<crate::play::History>();
        effect(move |looked: Option<bool>| {
            // Other moments are no news, nor is the way back from them.
            let looking = history.is_some_and(crate::play::History::is_looking);
            let all = state.page.with(|it| Announced::all(it));
            let before = heard.get_value();
            if looking || looked == Some(true) || !all.is_more_than(before) {
                heard.set_value(all);
                return looking;
            }
            if waiting.get_value() {
                return looking;
            }
            waiting.set_value(true);
            set_timeout(
                move || {
                    let news = state.page.try_with_untracked(|page| {
                        let all = Announced::all(page);
                        let before = heard.try_get_value().unwrap_or(all);
                        (all, tidings(&news(page, before)))
                    });
                    if let Some((all, words)) = news {
                        heard.try_update_value(|it| *it = all);
                        voice.say(words);
                    }
                    waiting.try_update_value(|it| *it = false);
                },
                PATIENCE,
            );
            looking
        });
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = state
        .page
        .with_untracked(|page| tidings(&news(page, Announced::all(page))));
    view! { <Spoken voice /> }
}

/// The part of a game that has been heard: lines of the log, answers that were taken back, how votes have ended, and
/// seats that changed hands.
#[derive(Clone, Copy)]
struct Announced {
    lines: usize,
    taken_back: usize,
    resolved: usize,
    handed: usize,
}

impl Announced {
    const fn all(page: &WesterosPage) -> Self {
        Self {
            lines: page.log.len(),
            taken_back: page.taken_back.len(),
            resolved: page.resolved.len(),
            handed: page.handed.len(),
        }
    }

    #[cfg(any(feature = "hydrate", all(test, feature = "ssr")))]
    const fn is_more_than(self, before: Self) -> bool {
        self.lines > before.lines
            || self.taken_back > before.taken_back
            || self.resolved > before.resolved
            || self.handed > before.handed
    }
}

/// Tells what is new in sentences: what was taken back, then what happened and still holds, then who sits where and the
/// end by vote.
fn news(page: &WesterosPage, before: Announced) -> Vec<String> {
    let back = page.taken_back.iter().skip(before.taken_back);
    let back = back.map(|it| wording::story::took_back(page, it.seat));
    let lines = page.log.get(before.lines..).unwrap_or_default();
    let lines = standing(lines).map(|line| wording::sentence(&line.event));
    let handed = page.handed.iter().skip(before.handed);
    let handed = handed.filter(|it| is_announced(page, it));
    let handed = handed.map(|it| wording::story::handed(page, it));
    let ends = page.resolved.iter().skip(before.resolved);
    let ends = ends.filter(|it| ends_the_game(it));
    let ends = ends.map(|it| wording::story::resolved(page, it));
    back.chain(lines).chain(handed).chain(ends).collect()
}

/// Tells whether a change of hands is announced: that somebody sits somewhere now. That a seat is offered stands above
/// the board, where it is spoken; and what one does oneself is no news.
fn is_announced(page: &WesterosPage, it: &Handover) -> bool {
    let own = page.my_seat.is_some_and(|seat| seat.0 == it.seat);
    let sits = matches!(
        it.change,
        Change::Taken | Change::Computer | Change::Returned
    );
    sits && !own
}

/// Every other vote is told above the board, which goes with the end.
fn ends_the_game(it: &Resolution) -> bool {
    let ends = matches!(
        it.motion,
        Motion::Draw | Motion::Cancel | Motion::Concede(_)
    );
    it.outcome == Outcome::Carried && ends
}

/// The last of these sentences, and how many came before them.
fn tidings(sentences: &[String]) -> String {
    let skipped = sentences.len().saturating_sub(MOST);
    let text = sentences[skipped..].join(" ");
    match skipped {
        0 => text,
        1 => say!(
            "One more log entry, then: {text}"
                | "Ein weiterer Eintrag der Chronik, dann: \
             {text}"
        ),
        _ => say!(
            "{skipped} more log entries, then: {text}"
                | "{skipped} weitere Einträge der Chronik, dann: {text}"
        ),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::games::westeros::played;
    use tabletop::Seat;

    /// Returns what is told of these once they have come.
    fn announced(handed: Vec<Handover>, resolved: Vec<Resolution>) -> Vec<String> {
        let before = WesterosPage {
            my_seat: Some(Seat(1)),
            ..played::pages(11).into_iter().next().unwrap()
        };
        let heard = Announced::all(&before);
        assert!(news(&before, heard).is_empty(), "what is there is no news");
        let page = WesterosPage {
            handed: [before.handed.clone(), handed].concat(),
            resolved: [before.resolved.clone(), resolved].concat(),
            ..before
        };
        assert!(Announced::all(&page).is_more_than(heard));
        news(&page, heard)
    }

    #[test]
    fn who_takes_a_seat_over_is_told_to_the_others() {
        let handed = |seat, change| Handover {
            seq: 7,
            seat,
            change,
            by: None,
        };
        let by = |change| announced(vec![handed(0, change)], Vec::new());
        let computer = by(Change::Computer).concat();
        assert!(
            computer.ends_with("was handed to the computer."),
            "{computer}"
        );
        let person = by(Change::Taken).concat();
        assert!(
            person.starts_with("Someone else has taken over "),
            "{person}"
        );
        assert!(by(Change::Returned).concat().ends_with(" is back."));
        assert!(by(Change::Offered).is_empty(), "that is spoken elsewhere");
        let own = vec![handed(1, Change::Computer)];
        assert!(announced(own, Vec::new()).is_empty());
    }

    #[test]
    fn the_end_by_vote_is_told() {
        let vote = |motion, outcome| Resolution {
            motion,
            outcome,
            seq: 7,
            at: 0,
        };
        let by = |motion, outcome| announced(Vec::new(), vec![vote(motion, outcome)]).concat();
        let draw = by(Motion::Draw, Outcome::Carried);
        assert_eq!(draw, "Vote passed: the game ends in a draw.");
        let cancel = by(Motion::Cancel, Outcome::Carried);
        assert_eq!(cancel, "Vote passed: the game is canceled.");
        assert_eq!(by(Motion::Draw, Outcome::Lost), "");
        assert_eq!(by(Motion::Pause, Outcome::Carried), "", "spoken elsewhere");
    }

    #[test]
    fn many_news_are_shortened() {
        let sentences = |count| vec!["It is over.".to_owned(); count];
        assert!(tidings(&sentences(MOST)).starts_with("It is over."));
        assert!(tidings(&sentences(MOST + 1)).starts_with("One more log entry, then: "));
        assert!(tidings(&sentences(MOST + 3)).starts_with("3 more log entries, then: "));
        assert_eq!(tidings(&[]), "");
    }
}
