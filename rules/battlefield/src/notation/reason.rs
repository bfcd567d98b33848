//! Reasons against an answer, an army or a table, in words of the notation.

mod army;

use super::{
    event::arc,
    names::{written_thing, written_unit},
    value::written,
};
use crate::{
    field::Refused,
    illegal::Illegal,
    position::{Position, SetupProblem},
};

/// The name of a reason, as `refused` calls it, and a sentence about it.
pub fn reason(position: &Position, why: &Illegal) -> String {
    let (name, text) = match why {
        Illegal::Place(refused) => (name(refused), place(position, *refused)),
        _ => (name(why), sentence(position, why)),
    };
    format!("{name}: {text}")
}

/// The first word that a value is written with.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|it: char| !it.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Returns the reason why it cannot go, stand, look or charge there.
pub fn place(position: &Position, refused: Refused) -> String {
    let thing = |it| written_thing(position, it);
    match refused {
        Refused::TooFar { most } => format!("it can go {} inches at most", written(most)),
        Refused::Rough { piece, most } => format!(
            "its way touches {}, so it can go {} inches at most",
            thing(piece),
            written(most)
        ),
        Refused::OffTable => "it would leave the table".to_owned(),
        Refused::EndsOverlapping(it) => format!("{} stands there", thing(it)),
        Refused::EndsNearEnemy { enemy, gap } => {
            format!("it would end {} inches from {}", written(gap), thing(enemy))
        }
        Refused::Through(it) => format!("its way leads through {}", thing(it)),
        Refused::NotInArc => "the target is not in its front".to_owned(),
        Refused::NotSeen => "something blocks the view of the target".to_owned(),
        Refused::CannotReach { needed } => {
            format!("the best die leaves it {} inches short", written(needed))
        }
        Refused::NoRoom(side) => format!("there is no room at the {}", arc(side)),
        Refused::NoPlace(side) => format!("it can be aligned nowhere at the {}", arc(side)),
        Refused::NotFromThere(side) => format!("it does not stand in the {}", arc(side)),
        Refused::PivotLosesTarget => "after this pivot the target is out of reach".to_owned(),
        Refused::BehindWalls => "nobody of the Attacker's is behind the walls".to_owned(),
    }
}

fn sentence(position: &Position, why: &Illegal) -> String {
    let inches = |it| format!("{} inches", written(it));
    let text = match why {
        Illegal::Place(refused) => return place(position, *refused),
        Illegal::OutOfRange { distance, range } => {
            return format!(
                "{} away, and it reaches {}",
                inches(*distance),
                inches(*range)
            );
        }
        Illegal::NotATarget(it) => {
            return format!(
                "{} is none of those to be named",
                written_thing(position, *it)
            );
        }
        Illegal::Count { wanted } => return format!("{wanted} are to be named"),
        Illegal::WrongMoment(window) => {
            return format!("its moment is {}", window.word());
        }
        Illegal::NotInHand(card) => return format!("{} is not there", card.entry().id),
        Illegal::NotThatDie(die) => return format!("not die {}", u16::from(*die) + 1),
        Illegal::TooManyDice { most } => return format!("{most} dice at most"),
        Illegal::NotInZone { by } => return format!("{} out of the zone", inches(*by)),
        Illegal::TooNearTerrain { gap } => return format!("{} from terrain", inches(*gap)),
        Illegal::TooNearMarker { gap } => return format!("{} from a marker", inches(*gap)),
        Illegal::TooFarFromIt { gap } => return format!("{} from where it stood", inches(*gap)),
        Illegal::TooEarly { round } => return format!("from round {round} on"),
        Illegal::NotArrived(unit) => {
            return format!("{} is not on the table", written_unit(position, *unit));
        }
        Illegal::Army(problems) => return army::problems(problems),
        Illegal::NotFulfilled(mission) => return format!("{mission} is not fulfilled"),
        Illegal::WrongAnswer => "this answers another question",
        Illegal::Engaged => "it is engaged",
        Illegal::NotEngaged => "it is not engaged",
        Illegal::NoPivotFirst => "it begins straight ahead",
        Illegal::Diagonal => "a shift goes straight",
        Illegal::ForwardBlocked => "forward only from enemies in its flank or rear",
        Illegal::NoSuchAttack => "it has no such attack",
        Illegal::ShotAtWall => "walls are attacked in melee alone",
        Illegal::NotYourUnit => "it is not this player's",
        Illegal::AlreadyActivated => "it has activated",
        Illegal::MustActivate => "something can activate still",
        Illegal::ZoneTaken => "somebody stands on this zone",
        Illegal::InfluenceTaken => "it is influenced already",
        Illegal::OnePerTrigger => "one card or Order is used for this already",
        Illegal::OrderUsed => "it is used already",
        Illegal::Forbidden => "an effect forbids it",
        Illegal::Disorderly => "no cards in a disorderly charge",
        Illegal::WithoutEffect => "it would do nothing",
        Illegal::SlotTaken => "that place is taken",
        Illegal::TurnNotAllowed => "it may not turn among several enemies",
        Illegal::InZone => "not in a zone",
        Illegal::CommanderStarts => "the Commander starts on the table",
        Illegal::Proxy => "an attachment stands for a commander off the table, and only then",
        Illegal::NoSuchPiece => "no such piece is left",
        Illegal::FlankNotHeld => "the marker of that flank is not held",
        Illegal::MayNotDecline => "it cannot be declined",
    };
    text.to_owned()
}

/// Returns the reason why a table cannot be set up.
pub fn setup(problem: SetupProblem) -> &'static str {
    match problem {
        SetupProblem::Seats => "2 to 4 can play",
        SetupProblem::TeamsOfTwo => "teams are two against two",
        SetupProblem::StormHasTwoSides => "storm has two sides",
        SetupProblem::Size => "a size is 20 to 100 points",
        SetupProblem::Table => "a table is 48x48 or 72x48 inches",
        SetupProblem::CorpsePiles => "there are 2 to 12 corpse piles",
        SetupProblem::TerrainPieces => "pieces of terrain are an even number up to 12",
        SetupProblem::GameLength => "a game has 3 to 8 rounds",
    }
}
