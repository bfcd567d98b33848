//! The level at which the computer plays.

use crate::games;
use leptos::prelude::*;

/// The field of a form in which it is chosen, among the levels of a kind of game.
#[component]
pub fn LevelField(
    /// Tells the fields of one page apart.
    id: &'static str,
    kind: &'static str,
    /// By its name in the rules; the usual one where the game has none of this name.
    #[prop(optional, into)]
    chosen: String,
) -> impl IntoView {
    let levels = games::levels(kind);
    let at = levels.iter().position(|it| it.0 == chosen).unwrap_or(0);
    let option = |(index, (name, words)): (usize, &(&'static str, crate::language::Words))| {
        view! { <option value=*name selected=index == at>{words.here()}</option> }
    };
    (levels.len() > 1).then(|| {
        view! {
            <div class="field">
                <label for=id>{word!("How the computer plays" | "Spielstärke des Computers")}</label>
                <select id=id name="level">{levels.iter().enumerate().map(option).collect_view()}</select>
            </div>
        }
    })
}
