//! The chapters of the rules: their addresses and titles.

use battlefield::Battlefield;
use tabletop::Game;

/// A chapter of the rules, in the order of the contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Terms,
    Rounds,
    Activation,
    Moving,
    Sight,
    Charge,
    Attack,
    Shooting,
    Melee,
    Morale,
    Wounds,
    Retreat,
    Dice,
    Tokens,
    Board,
    Tactics,
    Attachments,
    Ground,
    Army,
    SetUp,
    Modes,
    Victory,
    Teams,
}

impl Topic {
    pub const ALL: [Self; 23] = [
        Self::Terms,
        Self::Rounds,
        Self::Activation,
        Self::Moving,
        Self::Sight,
        Self::Charge,
        Self::Attack,
        Self::Shooting,
        Self::Melee,
        Self::Morale,
        Self::Wounds,
        Self::Retreat,
        Self::Dice,
        Self::Tokens,
        Self::Board,
        Self::Tactics,
        Self::Attachments,
        Self::Ground,
        Self::Army,
        Self::SetUp,
        Self::Modes,
        Self::Victory,
        Self::Teams,
    ];

    /// Its part of the address: `/help/charge`. No chapter of the data has the same.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Terms => "terms",
            Self::Rounds => "rounds",
            Self::Activation => "activation",
            Self::Moving => "moving",
            Self::Sight => "sight",
            Self::Charge => "charge",
            Self::Attack => "attack",
            Self::Shooting => "shooting",
            Self::Melee => "melee",
            Self::Morale => "morale",
            Self::Wounds => "wounds",
            Self::Retreat => "retreat",
            Self::Dice => "dice",
            Self::Tokens => "tokens",
            Self::Board => "tactics-board",
            Self::Tactics => "playing-cards",
            Self::Attachments => "leaders",
            Self::Ground => "ground",
            Self::Army => "army",
            Self::SetUp => "set-up",
            Self::Modes => "five-modes",
            Self::Victory => "victory",
            Self::Teams => "teams",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.slug() == slug)
    }

    pub fn address(self) -> String {
        address(self.slug())
    }

    pub fn title(self) -> &'static str {
        match self {
            Self::Terms => word!("Units, trays and inches" | "Einheiten, Trays und Zoll"),
            Self::Rounds => word!("Rounds and turns" | "Runden und Züge"),
            Self::Activation => {
                word!("Activation and the five actions" | "Aktivierung und die fünf Aktionen")
            }
            Self::Moving => word!("Moving and facing" | "Bewegung und Blickrichtung"),
            Self::Sight => {
                word!("Line of sight, arcs and range" | "Sicht, Bereiche und Reichweite")
            }
            Self::Charge => word!("Charges" | "Sturmangriffe"),
            Self::Attack => word!("Attacks, step by step" | "Angriffe Schritt für Schritt"),
            Self::Shooting => word!("Ranged attacks" | "Fernkampf"),
            Self::Melee => word!("Melee and Surge Forth" | "Nahkampf und Vorstürmen"),
            Self::Morale => word!("Morale and panic" | "Moral und Panik"),
            Self::Wounds => {
                word!("Wounds, ranks and destruction" | "Wunden, Reihen und Vernichtung")
            }
            Self::Retreat => word!("Retreat" | "Rückzug"),
            Self::Dice => word!("Dice, modifiers and re-rolls" | "Würfel, Boni und neue Würfe"),
            Self::Tokens => word!("Condition tokens" | "Zustandsmarker"),
            Self::Board => word!("NCUs and the tactics board" | "NCUs und die Taktiktafel"),
            Self::Tactics => {
                word!("Tactics cards, Orders and timing" | "Taktikkarten, Befehle und Zeitpunkte")
            }
            Self::Attachments => word!(
                "Attachments, characters and commanders" | "Begleiter, Charaktere und Kommandanten"
            ),
            Self::Ground => word!("Terrain in play" | "Gelände im Spiel"),
            Self::Army => word!("Building an army" | "Eine Armee zusammenstellen"),
            Self::SetUp => word!("Setting up the table" | "Aufbau"),
            Self::Modes => word!("The five game modes" | "Die fünf Spielmodi"),
            Self::Victory => word!("Victory" | "Sieg"),
            Self::Teams => word!("Teams and free-for-all" | "Teams und jeder gegen jeden"),
        }
    }
}

/// Returns the address of a chapter, or of a section in it: `combat#dice`.
pub fn address(place: &str) -> String {
    let kind = Battlefield::KIND;
    match place.split_once('#') {
        Some((slug, anchor)) => format!("/help/{slug}?game={kind}#{anchor}"),
        None => format!("/help/{place}?game={kind}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Topic, address};

    #[test]
    fn the_contents_lack_no_chapter() {
        for (index, topic) in Topic::ALL.into_iter().enumerate() {
            assert_eq!(topic as usize, index);
            assert_eq!(Topic::from_slug(topic.slug()), Some(topic));
        }
    }

    #[test]
    fn the_game_stands_before_the_section() {
        assert_eq!(
            address("charge#failed"),
            "/help/charge?game=battlefield#failed"
        );
        assert_eq!(address("charge"), Topic::Charge.address());
    }
}
