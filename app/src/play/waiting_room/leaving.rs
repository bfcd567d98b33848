//! Going away from a table that gathers, and what becomes of it then.

use super::super::TablePage;
use crate::reactive::memo;
use crate::{
    lobby::{Masks, Occupant},
    play::seats::LeaveTable,
};
use leptos::{form::ActionForm, prelude::*};

/// The effect of going away, by who else sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Going {
    /// The seats are free again.
    Leave,
    /// The table is another's from then on.
    HandOn(String),
    /// Nobody is left, and so no table.
    Close,
}

impl Going {
    /// For whoever sits here or owns the table; others have nothing to leave.
    fn of(page: &TablePage) -> Option<Self> {
        let occupants = page.table.seats.iter().map(|it| &it.occupant);
        let going = Self::among(occupants, page.owner)?;
        Some(going.behind(page.table.masks))
    }

    fn among<'a>(
        mut occupants: impl Iterator<Item = &'a Occupant> + Clone,
        owner: bool,
    ) -> Option<Self> {
        if !owner {
            return occupants.any(Occupant::is_me).then_some(Self::Leave);
        }
        // As the platform hands it on: to whoever sits first.
        let heir = occupants.find_map(|it| match it {
            Occupant::Person { name, me: false } => Some(name.clone()),
            Occupant::Person { me: true, .. }
            | Occupant::Nobody
            | Occupant::Computer
            | Occupant::Deleted => None,
        });
        Some(heir.map_or(Self::Close, Self::HandOn))
    }

    /// Behind masks nobody has a name to be told.
    fn behind(self, masks: Masks) -> Self {
        match self {
            Self::HandOn(_) if masks != Masks::None => {
                Self::HandOn(word!("someone else" | "jemand anderem").to_owned())
            }
            going => going,
        }
    }

    fn words(&self) -> String {
        match self {
            Self::Leave => word!("Leave the table" | "Tisch verlassen").to_owned(),
            Self::HandOn(name) => say!(
                "Leave and hand the table over to {name}" | "Tisch verlassen und {name} übergeben"
            ),
            Self::Close => word!("Close the table" | "Tisch auflösen").to_owned(),
        }
    }
}

#[component]
pub fn Leaving(page: RwSignal<TablePage>, action: ServerAction<LeaveTable>) -> impl IntoView {
    let going = memo(move |_| page.with(Going::of));
    let words = move || going.with(|it| it.as_ref().map(Going::words));
    view! {
        <Show when=move || going.with(Option::is_some)>
            <ActionForm action attr:class="inline">
                <input type="hidden" name="table" value=move || page.read().table.id.clone() />
                <button class="button quiet" type="submit">{words}</button>
            </ActionForm>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str, me: bool) -> Occupant {
        Occupant::Person {
            name: name.into(),
            me,
        }
    }

    #[test]
    fn the_button_says_whose_the_table_will_be() {
        let owners = |occupants: &[Occupant]| Going::among(occupants.iter(), true);
        let bob = || person("Bob", false);
        let hand_on = Going::HandOn("Bob".into());
        assert_eq!(hand_on.words(), "Leave and hand the table over to Bob");
        let masked = hand_on.clone().behind(Masks::UntilEnd);
        assert_eq!(
            masked.words(),
            "Leave and hand the table over to someone else"
        );
        let given = Some(hand_on);
        assert_eq!(
            owners(&[Occupant::Computer, bob()]),
            given,
            "without a seat"
        );
        assert_eq!(owners(&[person("Ann", true), bob()]), given);
        let alone = owners(&[person("Ann", true), Occupant::Computer]);
        assert_eq!(alone, Some(Going::Close));
    }

    #[test]
    fn a_guest_leaves_and_a_stranger_has_nothing_to_leave() {
        let others = |occupants: &[Occupant]| Going::among(occupants.iter(), false);
        let ann = || person("Ann", false);
        let guest = others(&[ann(), person("Bob", true)]);
        assert_eq!(guest, Some(Going::Leave));
        assert_eq!(others(&[ann()]), None);
    }
}
