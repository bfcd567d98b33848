//! For which games an army is, its faction, and its points.

use super::{super::options::SIZES, address::Draft, edit, is_made_up};
use battlefield::data::Data;
use leptos::prelude::*;

#[component]
pub fn Frame(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let sizes = SIZES.into_iter().map(|size| {
        let current = (size == draft.size).then_some("true");
        let words = say!("{size} points" | "{size} Punkte");
        let there = draft.of_size(size).address();
        view! { <li><a class="tile" href=there data-noscroll="" aria-current=current>{words}</a></li> }
    });
    let factions = data.factions.iter().filter(|it| !is_made_up(&it.id));
    let factions = factions.map(|it| {
        let current = (it.id == draft.army.faction).then_some("true");
        let there = if current.is_some() {
            draft.clone()
        } else {
            draft.with(edit::begun(&it.id))
        };
        view! {
            <li>
                <a class="tile" href=there.address() data-noscroll="" aria-current=current>{super::faction(it)}</a>
            </li>
        }
    });
    let begun = !draft.army.units.is_empty() || !draft.army.ncus.is_empty();
    let (sizes, factions) = (sizes.collect_view(), factions.collect_view());
    view! {
        <nav class="army-choice" aria-labelledby="army-sizes">
            <h2 id="army-sizes">{word!("Size of the game" | "Größe der Partie")}</h2>
            <ul class="tiles">{sizes}</ul>
        </nav>
        <nav class="army-choice" aria-labelledby="army-factions">
            <h2 id="army-factions">{word!("Faction" | "Fraktion")}</h2>
            <ul class="tiles">{factions}</ul>
            {begun.then(|| view! {
                <p class="note">
                    {word!(
                        "Another faction starts a new army; “Back” brings this one back."
                            | "Eine andere Fraktion beginnt eine neue Armee; „Zurück“ holt diese wieder."
                    )}
                </p>
            })}
        </nav>
    }
}

/// The points so far, as words and as a bar.
#[component]
pub fn Total(points: u32, size: u32) -> impl IntoView {
    let left = if let Some(left) = size.checked_sub(points) {
        say!("{left} left" | "noch {left}")
    } else {
        let over = points - size;
        say!("{over} too many" | "{over} zu viel")
    };
    let beyond = points > size;
    view! {
        <div class="army-total" class:beyond=beyond>
            <p role="status">
                <strong>{say!("{points} of {size} points" | "{points} von {size} Punkten")}</strong>
                " · "
                {left}
            </p>
            <progress class="army-bar" max=size.to_string() value=points.to_string() aria-hidden="true"></progress>
        </div>
    }
}
