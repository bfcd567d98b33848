//! A list on which nobody stands: why, and the way to change that.

use leptos::prelude::*;

/// Says why the list is empty.
#[component]
pub fn Nobody(
    few: bool,
    /// The numbers of people with a place, and with too few games for one.
    counts: (u32, u32),
) -> impl IntoView {
    let (words, free) = why_empty(few, counts);
    view! {
        <div class="card nobody">
            <svg class="stroke" viewBox="0 0 24 24" width="40" height="40" aria-hidden="true"><path d="M8 4q-7 8 2 15M16 4q7 8-2 15M8 21h8M12 7l1.5 3 3 .5-2.2 2.2.5 3.3-2.8-1.5-2.8 1.5.5-3.3L7.5 10.5l3-.5z" /></svg>
            <p role="status">{words}</p>
            {free.then(|| view! {
                <p class="note">{how_it_works()}</p>
                <a class="button primary" href="/lobby/new">{word!("Open a rated table" | "Gewerteten Tisch eröffnen")}</a>
            })}
        </div>
    }
}

/// Returns a short account of ratings, for those who have seen none yet.
fn how_it_works() -> &'static str {
    word!(
        "Everyone starts at 1500 points. A win brings points, a loss costs some; a win against strong players or with a weak side brings more."
            | "Alle fangen bei 1500 Punkten an. Ein Sieg bringt Punkte, eine Niederlage kostet welche; ein Sieg gegen starke Spieler oder mit einer schwachen Seite bringt mehr."
    )
}

/// Returns why nobody is on a list, and true where the first place is to be had.
fn why_empty(few: bool, (ranked, unranked): (u32, u32)) -> (&'static str, bool) {
    if ranked == 0 && unranked == 0 {
        let words = word!(
            "Nobody has finished a rated game yet. The first place is still free."
                | "Noch hat niemand eine gewertete Partie beendet. Der erste Platz ist noch frei."
        );
        return (words, true);
    }
    if few {
        let words = word!(
            "Everyone who has played a rated game is already ranked."
                | "Alle, die eine gewertete Partie gespielt haben, stehen schon in der Rangliste."
        );
        return (words, false);
    }
    let words = word!(
        "Nobody has played five rated games yet. The first place is still free."
            | "Noch hat niemand fünf gewertete Partien gespielt. Der erste Platz ist noch frei."
    );
    (words, true)
}

#[cfg(test)]
mod tests {
    use super::why_empty;

    #[test]
    fn nobody_is_said_to_have_played_where_nobody_has() {
        for few in [false, true] {
            let (words, free) = why_empty(few, (0, 0));
            assert!(words.starts_with("Nobody has finished a rated game"));
            assert!(free);
        }
        let (words, free) = why_empty(true, (3, 0));
        assert!(words.starts_with("Everyone") && !free);
        let (words, free) = why_empty(false, (0, 2));
        assert!(words.starts_with("Nobody has played five") && free);
    }
}
