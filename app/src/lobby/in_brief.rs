//! The table that a form is about to open, in a sentence: the style shows the parts that are chosen, so
//! that it follows the form without a script, too.

use crate::{games, language::Words};
use leptos::prelude::*;

/// The words for when it is played, by the kinds of clock.
const WHEN: [(&str, Words); 4] = [
    (
        "said said-live",
        words!("tonight, live" | "heute Abend, live"),
    ),
    (
        "said said-correspondence",
        words!("a few moves a day" | "ein paar Züge am Tag"),
    ),
    (
        "said said-unlimited",
        words!("without a clock" | "ohne Uhr"),
    ),
    (
        "said said-fixed",
        words!("with planning at set times" | "mit Planung zu festen Zeiten"),
    ),
];

#[component]
pub fn InBrief(kind: &'static str) -> impl IntoView {
    let name = games::door(kind).map_or_else(|| games::name(kind), |it| it.name.here());
    let measures = games::measures(kind).into_iter().map(|(value, words)| {
        let class = ["said said-", &value].concat();
        view! { <span class=class>{[", ", &words].concat()}</span> }
    });
    let when = WHEN
        .map(|(class, words)| view! { <span class=class>{[", ", words.here()].concat()}</span> });
    view! {
        <p class="open-words">
            {name} {measures.collect_view()} {when.into_iter().collect_view()}
            {word!(
                ". Friends join by link; computers can take what's left."
                    | ". Freunde kommen per Link dazu; übrige Plätze kann der Computer nehmen."
            )}
            <span class="said said-first">
                {word!(
                    " You get the first seat and may change it."
                        | " Du bekommst den ersten Platz und kannst wechseln."
                )}
            </span>
            <span class="said said-open">
                {word!(
                    " The lobby lists it, so strangers can sit down, too; “Who plays” changes that."
                        | " Der Tisch steht in der Liste, also können sich auch Fremde setzen; unter „Wer mitspielt“ änderst du das."
                )}
            </span>
            <span class="said said-invited">
                {word!(" The lobby doesn't list it." | " In der Liste steht der Tisch nicht.")}
            </span>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_shows_every_answer() {
        let style = include_str!("../../../style/open.css");
        let listed = games::listed().into_iter();
        let measures = listed.flat_map(|it| games::measures(it.0)).map(|it| it.0);
        let when = WHEN.map(|(class, _)| class.replace("said said-", ""));
        for value in ["open", "invited"] {
            let rule = format!("[value=\"{value}\"]:checked) .said-{value}");
            assert!(style.contains(&rule), "{rule}");
        }
        assert!(
            style.contains(" .said-first,"),
            "to whoever sits down at once"
        );
        for value in measures.chain(when) {
            let rule = format!("[value=\"{value}\"]:checked) .said-{value}");
            assert!(style.contains(&rule), "{rule}");
        }
    }
}
