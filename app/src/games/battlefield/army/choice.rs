//! The army that somebody brings to a table: one that is ready-made, or one that was built.

use super::{
    address::{Draft, PLACE},
    mistake::mistake,
    names,
    ready::summary,
    saved::my_armies,
    text::{LONGEST, Pasted},
};
use crate::{
    reactive::{effect, memo},
    sheets::{self, Sheet},
};
use battlefield::{
    army::{Army, suggested},
    data::Data,
};
use leptos::{prelude::*, task::spawn_local};

/// Asks for an army of `size` points: those that fit, largest first, and a text.
#[component]
pub fn ArmyChoice(
    size: u32,
    chosen: Signal<Option<Army>>,
    on_choose: Callback<Army>,
) -> impl IntoView {
    sheets::at_once(Sheet::Armies);
    let builder = format!("{PLACE}?size={size}");
    let armies = fitting(size).into_iter();
    let armies = armies.map(|army| view! { <Ready name=None army chosen on_choose /> });
    let own = own_armies(size);
    let own = move || {
        let own = own.get().into_iter();
        let own = own.map(|(name, army)| view! { <Ready name=Some(name) army chosen on_choose /> });
        own.collect_view()
    };
    view! {
        <fieldset class="army-choose">
            <legend>{say!("Your army, up to {size} points" | "Deine Armee, bis {size} Punkte")}</legend>
            {own}
            {armies.collect_view()}
            <Paste size on_choose />
            <p class="actions">
                <a class="button" href=builder target="_blank" rel="noopener external">
                    {word!("Build an army (new tab)" | "Eine Armee aufstellen (neuer Tab)")}
                </a>
            </p>
        </fieldset>
    }
}

/// Returns the armies that the visitor has saved and may play at this size, once they have come.
fn own_armies(size: u32) -> RwSignal<Vec<(String, Army)>> {
    let own = RwSignal::new(Vec::new());
    effect(move |_| {
        spawn_local(async move {
            // Whoever does not get theirs has those that are ready-made, and the text.
            let all = my_armies().await.unwrap_or_default().into_iter();
            let all = all.map(|it| (it.name, Draft::read(None, Some(&it.army)).army));
            let data = Data::of_this_build();
            let legal = all.filter(|(_, army)| army.problems(data, size).is_empty());
            own.try_set(legal.collect());
        });
    });
    own
}

/// The suggested armies that may play at this size: those made for it first, then the larger ones.
pub fn fitting(size: u32) -> Vec<Army> {
    let data = Data::of_this_build();
    let all = suggested().iter();
    let legal = all.filter(|it| it.army.problems(data, size).is_empty());
    let mut legal: Vec<_> = legal.collect();
    legal.sort_by_key(|it| (it.size != size, std::cmp::Reverse(it.army.points(data))));
    legal.into_iter().map(|it| it.army.clone()).collect()
}

/// One that is ready-made or saved; it opens to show who is in it.
#[component]
fn Ready(
    name: Option<String>,
    army: Army,
    chosen: Signal<Option<Army>>,
    on_choose: Callback<Army>,
) -> impl IntoView {
    let data = Data::of_this_build();
    let faction = data.faction(&army.faction).map(names::faction);
    let roll = names::roll(&army, data).into_iter();
    let units = roll.map(|it| view! { <li>{it}</li> }).collect_view();
    let lead = [summary(&army, data), companies(&army, data)].join(" · ");
    let this = army.clone();
    let checked = move || chosen.with(|it| it.as_ref() == Some(&this));
    view! {
        <div class="army-option">
            <label class="tick">
                <input
                    type="radio"
                    name="army-choice"
                    prop:checked=checked
                    on:change=move |_| on_choose.run(army.clone())
                />
                <span><strong>{name.or(faction)}</strong> " " <span class="note">{lead}</span></span>
            </label>
            <details>
                <summary>{word!("Units" | "Einheiten")}</summary>
                <ul>{units}</ul>
            </details>
        </div>
    }
}

/// Its units in a line, equal ones counted: two armies of one commander are told apart by them.
fn companies(army: &Army, data: &Data) -> String {
    let mut all: Vec<(&str, usize)> = Vec::new();
    for it in &army.units {
        match all.iter_mut().find(|(id, _)| *id == it.unit) {
            Some((_, count)) => *count += 1,
            None => all.push((it.unit.as_str(), 1)),
        }
    }
    let told = all.into_iter().map(|(id, count)| {
        let name = names::any(id, data);
        if count > 1 {
            format!("{count} × {name}")
        } else {
            name
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// An army that was built elsewhere, as text. It is chosen as soon as it can play.
#[component]
fn Paste(size: u32, on_choose: Callback<Army>) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let told = memo(move |_| text.with(|it| troubles(it, size)));
    let typed = move |event| {
        let typed = event_target_value(&event);
        if let Ok(army) = playable(&typed, size) {
            on_choose.run(army);
        }
        text.set(typed);
    };
    view! {
        <details class="army-paste">
            <summary>{word!("Paste an army" | "Eine Armee einfügen")}</summary>
            <label class="field">
                <span>{word!("The text of an army" | "Der Text einer Armee")}</span>
                <textarea rows="8" maxlength=LONGEST.to_string() spellcheck="false" on:input=typed></textarea>
            </label>
            <ul class="army-mistakes" role="status">
                {move || told.get().into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}
            </ul>
        </details>
    }
}

/// The army that the text is.
///
/// # Errors
/// Everything that keeps it from playing at this size, in words.
fn playable(text: &str, size: u32) -> Result<Army, Vec<String>> {
    let army =
        Pasted::read(text).map_err(|it| it.mistakes.iter().map(mistake).collect::<Vec<_>>())?;
    let problems = army.problems(Data::of_this_build(), size);
    if problems.is_empty() {
        Ok(army)
    } else {
        Err(problems.iter().map(names::problem).collect())
    }
}

/// Returns what is said of the text so far.
fn troubles(text: &str, size: u32) -> Vec<String> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    playable(text, size).map_or_else(
        |wrong| wrong,
        |army| {
            let data = Data::of_this_build();
            let lead = summary(&army, data);
            vec![say!("Chosen: {lead}." | "Gewählt: {lead}.")]
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_armies_that_can_play_are_offered_those_of_the_size_first() {
        let data = Data::of_this_build();
        for size in crate::games::battlefield::options::SIZES {
            let armies = fitting(size);
            assert!(!armies.is_empty(), "{size}");
            assert!(armies.iter().all(|it| it.problems(data, size).is_empty()));
        }
        assert_eq!(fitting(40)[0].points(data), 40);
        assert!(fitting(20).iter().all(|it| it.points(data) <= 20));
    }

    #[test]
    fn two_armies_that_are_offered_together_never_read_alike() {
        let data = Data::of_this_build();
        for size in crate::games::battlefield::options::SIZES {
            let told = |it: &Army| [summary(it, data), companies(it, data)];
            let mut all: Vec<_> = fitting(size).iter().map(told).collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{size}");
        }
    }

    #[test]
    fn equal_units_are_counted() {
        let data = Data::of_this_build();
        let text = "army stark\noutriders\noutriders\nbowmen";
        let army = Pasted::read(text).expect("it can be read");
        assert_eq!(companies(&army, data), "2 × Stark Outriders, Stark Bowmen");
    }

    #[test]
    fn a_pasted_army_says_what_is_wrong_until_it_can_play() {
        assert_eq!(troubles(" \n", 20), [""; 0]);
        assert_eq!(
            troubles("army stark\nswords", 20),
            ["Line 2: There is no unit “swords”."]
        );
        assert_eq!(troubles("army stark", 20).len(), 2);
        let text = "  army stark\n  sworn_swords + robb_wolf_lord\n\n  ncu catelyn";
        assert!(playable(text, 20).is_ok());
        assert!(troubles(text, 20)[0].starts_with("Chosen: Robb Stark"));
        assert!(playable(text, 8).is_err());
    }
}
