//! Houses as seats: labels, marks, and the picker of the practice table.

use super::{
    map::{HouseArms, HouseSigil, house_class},
    wording::house_name,
};
use crate::{games::PlainCrest, json};
use leptos::prelude::*;
use westeros::{House, Houses, Setup};

/// The house a seat plays, or its number while houses are to be drawn.
pub fn seat_label(setup: &str, seat: u8) -> String {
    let setup: Setup = json::read(setup).unwrap_or_default();
    match (setup.houses, House::ALL.get(usize::from(seat))) {
        (Houses::Chosen, Some(&house)) => house_name(house).into(),
        _ => say!("Seat {n}" | "Platz {n}", n = seat + 1),
    }
}

/// The house that is stored under this name.
pub fn house(role: &str) -> Option<House> {
    House::ALL.into_iter().find(|it| it.name() == role)
}

/// Tells what it is called.
pub fn role_label(role: &str) -> String {
    house(role).map_or_else(|| role.to_owned(), |it| house_name(it).to_owned())
}

/// The sigil of the house with this name; nothing for seats whose house is still to be drawn.
pub fn seat_mark(label: &str) -> Option<impl IntoView + use<>> {
    labelled(label).map(|house| view! { <Sigil house /> })
}

/// A house's sigil on its color, as a small picture beside text.
#[component]
pub fn Sigil(house: House) -> impl IntoView {
    view! {
        <svg class="sigil" viewBox="-21 -21 42 42" aria-hidden="true">
            <HouseSigil house />
        </svg>
    }
}

/// The house with this label.
pub fn labelled(label: &str) -> Option<House> {
    House::ALL.into_iter().find(|&it| house_name(it) == label)
}

/// The arms of the house with this name; a plain shield for seats whose house is still to be drawn.
pub fn seat_crest(label: &str) -> AnyView {
    match labelled(label) {
        Some(house) => view! { <Crest house /> }.into_any(),
        None => view! { <PlainCrest /> }.into_any(),
    }
}

/// The class that gives everything inside the colors of the house with this name.
pub fn seat_class(label: &str) -> &'static str {
    labelled(label).map_or("", house_class)
}

/// The sigils of the houses that play when so many do.
pub fn size_marks(size: u8) -> impl IntoView {
    let houses = House::ALL.into_iter().take(usize::from(size));
    let sigils = houses.map(|house| view! { <Sigil house /> });
    view! { <span class="marks">{sigils.collect_view()}</span> }
}

/// A house's arms as a picture beside text.
#[component]
pub fn Crest(house: House) -> impl IntoView {
    view! {
        <svg class="crest" viewBox="-20 -21 40 46.4" width="40" height="46" aria-hidden="true">
            <HouseArms house />
        </svg>
    }
}

/// Six houses to choose from, one chosen.
#[component]
pub fn HousePicker() -> impl IntoView {
    let mut houses = House::ALL;
    houses.sort_by_key(|it| *it != House::Stark);
    view! {
        <fieldset class="shields">
            <legend class="unseen">{word!("Your house" | "Dein Haus")}</legend>
            {houses
                .map(|house| {
                    let checked = house == House::Stark;
                    view! {
                        <label class="shield-choice">
                            <input type="radio" name="house" value=house.index().to_string() checked=checked />
                            <Crest house />
                            <span>{house_name(house)}</span>
                        </label>
                    }
                })
                .into_iter()
                .collect_view()}
        </fieldset>
    }
}

/// Six houses of which any may be chosen, two chosen.
#[component]
pub fn HousesPicker() -> impl IntoView {
    let chosen = [House::Stark, House::Lannister];
    view! {
        <fieldset class="houses">
            <legend>{word!("Which houses do you play?" | "Welche Häuser spielt ihr?")}</legend>
            {House::ALL
                .map(|house| {
                    let checked = chosen.contains(&house);
                    view! { <HouseChoice house checked /> }
                })
                .into_iter()
                .collect_view()}
        </fieldset>
    }
}

#[component]
fn HouseChoice(house: House, checked: bool) -> impl IntoView {
    view! {
        <label class="house-choice">
            <input type="checkbox" name="houses[]" value=house.index().to_string() checked=checked />
            <Sigil house />
            <span>{house_name(house)}</span>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::{role_label, seat_label};
    use tabletop::{EventRecorder, Game, Recorded, Seat};
    use westeros::{Setup, Westeros};

    #[test]
    fn a_seat_is_its_house_unless_houses_are_drawn() {
        let drawn = r#"{"houses":"Drawn"}"#;
        assert_eq!(
            (seat_label("{}", 2), seat_label(drawn, 2)),
            ("Stark".into(), "Seat 3".into())
        );
    }

    #[test]
    fn what_a_seat_has_played_has_the_name_of_its_house() {
        let mut cx = EventRecorder::new(Recorded::new(&[0; 500]));
        let state = Westeros::start(&Setup::default(), 3, &mut cx);
        let labels = [0, 1, 2].map(|it| role_label(&Westeros::role(&state, Seat(it))));
        assert_eq!(labels, ["Baratheon", "Lannister", "Stark"]);
    }
}
