//! All of a game as a line, with its rounds, on which one goes back and forth.

use super::{History, point::index};
use crate::{games::GamePage, reactive::memo};
use leptos::prelude::*;

/// `at` is the step that is looked at, `spoken` what it is called.
#[component]
pub fn Line(
    history: History,
    steps: Memo<Vec<i64>>,
    at: Memo<usize>,
    spoken: Signal<Option<String>>,
) -> impl IntoView {
    let marks = memo(move |_| {
        let rounds = history
            .live
            .with(|it| it.game.as_ref().map_or_else(Vec::new, GamePage::rounds));
        steps.with(|steps| marks(steps, &rounds))
    });
    let gone = move || across(at.get(), steps.with(Vec::len));
    let slide = move |event| {
        let at = event_target_value(&event).parse::<usize>();
        let steps = steps.get_untracked();
        if let Some(&seq) = at.ok().and_then(|at| steps.get(at)) {
            history.slide(Some(seq));
        }
    };
    view! {
        <div class="history-line">
            <svg class="history-marks" aria-hidden="true">
                <rect y="50%" width="100%" height="4" rx="2"></rect>
                <rect class="history-gone" y="50%" width=gone height="4" rx="2"></rect>
                {move || {
                    let marks = marks.get().into_iter();
                    marks
                        .map(|(x, round)| {
                            view! {
                                <circle cx=x.clone() cy="50%" r="5"></circle>
                                <text x=x y="100%" text-anchor="middle">{round}</text>
                            }
                        })
                        .collect_view()
                }}
            </svg>
            <input
                type="range"
                min="0"
                max=move || steps.with(Vec::len).saturating_sub(1).to_string()
                aria-label=word!("Position in the game" | "Stelle in der Partie")
                aria-valuetext=move || spoken.get()
                value=at.get_untracked().to_string()
                prop:value=move || at.get().to_string()
                on:input=slide
            />
        </div>
    }
}

/// The rounds of a game, each as far along its line as it began.
fn marks(steps: &[i64], rounds: &[(i64, u8)]) -> Vec<(String, u8)> {
    let mark = |&(seq, round): &(i64, u8)| (across(index(steps, seq), steps.len()), round);
    rounds.iter().map(mark).collect()
}

/// Returns the share of the line up to one of so many steps: "37.5%".
fn across(at: usize, count: usize) -> String {
    let last = count.saturating_sub(1).max(1);
    let share = at.min(last) * 1000 / last;
    format!("{}.{}%", share / 10, share % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_lie_on_the_line_where_they_began() {
        let steps = [0, 3, 4, 9, 12];
        let found = marks(&steps, &[(0, 1), (4, 2), (12, 3)]);
        let expected = [("0.0%", 1), ("50.0%", 2), ("100.0%", 3)];
        assert_eq!(found, expected.map(|(x, round)| (x.to_owned(), round)));
        assert_eq!(across(1, 4), "33.3%");
        assert_eq!(across(0, 0), "0.0%", "nothing has happened");
    }
}
