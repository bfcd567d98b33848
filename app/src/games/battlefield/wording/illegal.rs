//! The reasons for which an answer will not do, and what would do.

mod place;

use super::{
    numbers::{inches, inches_beyond},
    problems::problem,
    sentence::{count_dice, quoted},
    texts::{card_name, quoted_mission},
    units::{thing, unit},
    window::window,
};
use crate::json;
use battlefield::{illegal::Illegal, position::Position};

/// Tells why an answer will not do.
#[expect(clippy::too_many_lines, reason = "a table: one arm a reason")]
pub fn illegal(position: &Position, why: &Illegal) -> String {
    let words = match why {
        Illegal::Place(refused) => return place::refused(position, *refused),
        Illegal::OutOfRange { distance, range } => {
            let (distance, range) = (inches_beyond(*distance), inches(*range));
            return say!(
                "Out of range: {distance} from the middle of the shooter's front, range {range}."
                    | "Außer Reichweite: {distance} von der Mitte der Front des Schützen, Reichweite {range}."
            );
        }
        Illegal::NotATarget(it) => {
            let name = thing(position, *it);
            return say!("{name} can't be chosen." | "Nicht wählbar: {name}.");
        }
        Illegal::Count { wanted } => {
            return say!("Choose exactly {wanted}." | "Wähle genau {wanted}.");
        }
        Illegal::WrongMoment(at) => {
            let at = window(*at);
            return say!("Possible only {at}." | "Nur möglich: {at}.");
        }
        Illegal::NotInHand(card) => {
            let card = quoted(&card_name(*card));
            return say!("{card} isn't there to choose." | "{card} steht nicht zur Wahl.");
        }
        Illegal::NotThatDie(die) => {
            let number = die.saturating_add(1);
            return say!(
                "Die {number} can't be re-rolled."
                    | "Würfel {number} darf nicht neu gewürfelt werden."
            );
        }
        Illegal::TooManyDice { most } => {
            let most = count_dice(usize::from(*most));
            return say!("At most {most}." | "Höchstens {most}.");
        }
        Illegal::NotInZone { by } => {
            let by = inches_beyond(*by);
            return say!(
                "It isn't wholly inside your deployment zone: move it {by}."
                    | "Nicht ganz in deiner Aufstellungszone: Es fehlen {by}."
            );
        }
        Illegal::TooNearTerrain { gap } => {
            let gap = inches(*gap);
            return say!("Too near to other terrain: {gap}." | "Zu nah an anderem Gelände: {gap}.");
        }
        Illegal::TooNearMarker { gap } => {
            let gap = inches(*gap);
            return say!(
                "Too near to another marker: {gap}." | "Zu nah an einem anderen Zielmarker: {gap}."
            );
        }
        Illegal::TooFarFromIt { gap } => {
            let gap = inches_beyond(*gap);
            return say!(
                "Too far from where the unit stood: {gap}."
                    | "Zu weit von der Stelle, an der die Einheit stand: {gap}."
            );
        }
        Illegal::TooEarly { round } => {
            return say!("Possible from round {round} on." | "Erst ab Runde {round} möglich.");
        }
        Illegal::NotArrived(id) => {
            let name = unit(position, *id);
            return say!("Not on the table yet: {name}." | "Noch nicht auf dem Tisch: {name}.");
        }
        Illegal::Army(problems) => {
            let all: Vec<String> = problems.iter().map(problem).collect();
            return all.join(" ");
        }
        Illegal::NotFulfilled(id) => {
            let mission = quoted_mission(id);
            return say!("Not completed yet: {mission}." | "Noch nicht erfüllt: {mission}.");
        }
        Illegal::WrongAnswer => {
            word!("That doesn't answer this question." | "Das passt nicht zu dieser Frage.")
        }
        Illegal::Engaged => {
            word!("Not while engaged." | "Nicht, solange die Einheit gebunden ist.")
        }
        Illegal::NotEngaged => word!("Only while engaged." | "Nur, wenn die Einheit gebunden ist."),
        Illegal::NoPivotFirst => word!(
            "It can't turn before this move." | "Vor dieser Bewegung ist keine Drehung erlaubt."
        ),
        Illegal::Diagonal => word!(
            "It can't move in that direction." | "In diese Richtung geht diese Bewegung nicht."
        ),
        Illegal::ForwardBlocked => word!(
            "It can retreat forward only from an enemy in its flank or rear."
                | "Nach vorn geht ein Rückzug nur vor einem Feind in Flanke oder Rücken."
        ),
        Illegal::NoSuchAttack => {
            word!("It has no such attack." | "Einen solchen Angriff hat die Einheit nicht.")
        }
        Illegal::ShotAtWall => {
            word!("Castle walls can't be shot at." | "Auf Burgmauern kann nicht geschossen werden.")
        }
        Illegal::NotYourUnit => word!("That one can't be chosen." | "Das lässt sich nicht wählen."),
        Illegal::AlreadyActivated => {
            word!("It has already activated this round." | "In dieser Runde schon aktiviert.")
        }
        Illegal::MustActivate => word!(
            "You can't pass while you can still activate someone."
                | "Passen geht erst, wenn du niemanden mehr aktivieren kannst."
        ),
        Illegal::ZoneTaken => word!("That zone is taken." | "Diese Zone ist schon vergeben."),
        Illegal::InfluenceTaken => word!(
            "Another NCU of that side already influences this unit."
                | "Eine andere NCU dieser Seite beeinflusst die Einheit schon."
        ),
        Illegal::OnePerTrigger => word!(
            "Only one card or Order per player at each moment."
                | "Je Gelegenheit nur eine Karte oder ein Befehl pro Spieler."
        ),
        Illegal::OrderUsed => word!("Already used." | "Schon genutzt."),
        Illegal::Forbidden => word!("An effect forbids that." | "Eine Wirkung verbietet das."),
        Illegal::Disorderly => {
            word!("Not in a Disorderly charge." | "Nicht bei einem ungeordneten Sturmangriff.")
        }
        Illegal::WithoutEffect => word!("It would have no effect." | "Das hätte keine Wirkung."),
        Illegal::SlotTaken => {
            word!("That place isn't open." | "Dieser Platz ist nicht frei.")
        }
        Illegal::TurnNotAllowed => word!(
            "It can't change places while engaged with several enemies."
                | "An mehrere Feinde gebunden kann sie den Platz nicht wechseln."
        ),
        Illegal::InZone => {
            word!("Too near to a deployment zone." | "Zu nah an einer Aufstellungszone.")
        }
        Illegal::CommanderStarts => word!(
            "The commander's unit has to start on the table."
                | "Die Einheit des Kommandanten beginnt auf dem Tisch."
        ),
        Illegal::Proxy => word!(
            "Only while your commander is off the table: name a starting unit with an attachment \
             to stand in."
                | "Nur wenn dein Kommandant nicht auf dem Tisch ist: Nenne als Ersatz eine \
                   Einheit mit Begleiter, die auf dem Tisch beginnt."
        ),
        Illegal::NoSuchPiece => {
            word!("No piece of that kind is left." | "Ein solches Stück ist nicht mehr da.")
        }
        Illegal::FlankNotHeld => {
            word!("You can't arrive from that edge." | "Von diesem Rand kannst du nicht kommen.")
        }
        Illegal::MayNotDecline => word!("You have to choose." | "Du musst etwas wählen."),
    };
    words.to_owned()
}

/// The server's reason, in the game's own JSON; names are not known there.
pub fn refusal(why: &str) -> String {
    let why: Option<Illegal> = json::read(why);
    match why {
        // Whoever is named by a number is somebody else in every game.
        Some(why) if !names_somebody(&why) => illegal(&nobody(), &why),
        _ => word!("That isn't allowed." | "Das ist nicht erlaubt.").to_owned(),
    }
}

/// Tells whether its sentence has a unit, wall or piece of this table in it.
const fn names_somebody(why: &Illegal) -> bool {
    match why {
        Illegal::NotATarget(_) | Illegal::NotArrived(_) => true,
        Illegal::Place(refused) => place::names_somebody(*refused),
        _ => false,
    }
}

/// A table with nothing on it.
fn nobody() -> Position {
    battlefield::state::State::before(battlefield::position::Setup::default(), 2).open
}
