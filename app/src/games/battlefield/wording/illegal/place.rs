//! The reasons for which something cannot stand, go or look there.

use super::super::{
    edition::dative,
    numbers::{inches, inches_beyond},
    units::thing,
    words::{arc, in_arc},
};
use battlefield::{field::Refused, position::Position};

pub fn refused(position: &Position, why: Refused) -> String {
    match why {
        Refused::TooFar { most } => {
            let most = inches(most);
            say!("Too far: at most {most}." | "Zu weit: höchstens {most}.")
        }
        Refused::Rough { piece, most } => {
            let (piece, most) = (thing(position, piece), inches(most));
            say!(
                "Rough terrain on the way ({piece}): at most {most}."
                    | "Unwegsames Gelände auf dem Weg ({piece}): höchstens {most}."
            )
        }
        Refused::OffTable => {
            word!("It would leave the table." | "Das läge nicht ganz auf dem Tisch.").to_owned()
        }
        Refused::EndsOverlapping(it) => {
            let name = thing(position, it);
            say!("No room there: {name} is in the way." | "Dort ist kein Platz: {name} im Weg.")
        }
        Refused::EndsNearEnemy { enemy, gap } => {
            let (enemy, gap) = (dative(&thing(position, enemy)), inches(gap));
            say!(
                "Too near to {enemy}: {gap}, but 1 inch is needed."
                    | "Zu nah an {enemy}: {gap} statt mindestens 1 Zoll."
            )
        }
        Refused::Through(it) => {
            let name = thing(position, it);
            say!(
                "The way leads through something it can't cross: {name}."
                    | "Der Weg führt durch ein Hindernis: {name}."
            )
        }
        Refused::NotInArc => {
            word!("Not in the front arc." | "Nicht im vorderen Sichtbereich.").to_owned()
        }
        Refused::NotSeen => word!("Out of sight." | "Nicht zu sehen.").to_owned(),
        Refused::CannotReach { needed } => {
            let needed = inches_beyond(needed);
            say!(
                "Out of reach: even the best roll leaves it {needed} short."
                    | "Unerreichbar: Auch beim besten Wurf fehlen {needed}."
            )
        }
        Refused::NoRoom(side) => {
            let side = arc(side);
            say!("No room on that side: {side}." | "Auf dieser Seite ist kein Platz: {side}.")
        }
        Refused::NoPlace(side) => {
            let side = arc(side);
            say!(
                "At the end of its way it would find no place on that side: {side}."
                    | "Am Ende ihres Weges fände sie auf dieser Seite keinen Platz: {side}."
            )
        }
        Refused::NotFromThere(side) => {
            let side = in_arc(side);
            say!("It doesn't stand {side}." | "Die Einheit steht nicht {side}.")
        }
        Refused::PivotLosesTarget => word!(
            "After this pivot the target is out of the front arc."
                | "Nach dieser Drehung liegt das Ziel nicht mehr vor der Front."
        )
        .to_owned(),
        Refused::BehindWalls => word!(
            "The attacker may not go behind the castle walls."
                | "Der Angreifer darf nicht hinter die Burgmauern."
        )
        .to_owned(),
    }
}

/// Tells whether its sentence has a unit, wall or piece of this table in it.
pub const fn names_somebody(why: Refused) -> bool {
    matches!(
        why,
        Refused::Rough { .. }
            | Refused::EndsOverlapping(_)
            | Refused::EndsNearEnemy { .. }
            | Refused::Through(_)
    )
}
