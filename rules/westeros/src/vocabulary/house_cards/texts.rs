//! The texts of the house cards as a table: which card says what, and when it is heard.
//!
//! How a text is carried out stands in `combat/texts`, in the file named after the card; the texts
//! that hold as long as their card lies open stand together in `combat/texts/continuous.rs`.

use crate::HouseCard;

/// The text of a card, sorted by the moment at which it is heard. At each moment the house that stands higher on the
/// Iron Throne track comes first, and each text is heard once in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// Right after the reveal, before any other text: the enemy's card goes back to hand, and
    /// another one is played. Optional.
    SendBack,
    /// As soon as the cards lie open.
    Immediate(Immediate),
    /// As long as the card lies open.
    Continuous(Continuous),
    /// At the time when the winner is known, before casualties.
    Outcome(Outcome),
    /// At the time when the beaten units retreat: the winner says where they go. Optional.
    ChooseRetreat,
    /// At the time when the winning attackers would enter the area.
    Conquest(Conquest),
    /// After the combat, with both cards on the discard piles: throws a card of the enemy's hand
    /// away. Optional.
    DiscardEnemyCard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Immediate {
    /// Optional: two power and this card for another card.
    PayForAnother,
    /// The enemy falls to the last place of one influence track.
    EnemyToTheBottom,
    /// An enemy Footman that attacks or defends is destroyed.
    KillFootman,
    /// An order of the enemy next to the embattled area is removed.
    RemoveOrderBeside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuous {
    /// One more against an enemy who stands higher on the Iron Throne track.
    StrongerBelowOnThrone,
    /// One more, and a sword, with this card on the own discard pile.
    StrongerAfter(HouseCard),
    /// One more, and a sword, in defence of a castle or stronghold.
    StrongerBehindWalls,
    /// Own attacking and supporting Footmen count two in an attack.
    AttackingFootmenCountTwo,
    /// Own attacking and supporting ships count two in an attack.
    AttackingShipsCountTwo,
    /// With support: ships of all other houses count nothing.
    ForeignShipsCountNothing,
    /// The number printed on the enemy's card counts nothing.
    EnemyCardCountsNothing,
    /// The own Defense order counts twice.
    DefenseCountsTwice,
    /// Two swords and a fortification without any support.
    IconsWithoutSupport,
    /// A sword in attack, a fortification in defence.
    IconBySide,
    /// No casualties by cards, icons or Tides of Battle.
    NoCasualties,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Won: two power.
    GainPower,
    /// Won, optional: any order of the enemy is removed.
    RemoveOrder,
    /// Won, optional: a Footman that fought or supported becomes a Knight.
    PromoteFootman,
    /// Lost: the whole discard pile and this card come back to hand.
    TakeAllBack,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conquest {
    /// Lost in defence: the attackers do not enter.
    AttackersStayOut,
    /// Won in attack: the March order moves along and is resolved again.
    MarchMovesAlong,
}

impl HouseCard {
    /// Returns what the card says; `None` for cards that have icons instead.
    // One row a card; rustfmt would break the longer ones.
    #[rustfmt::skip]
    #[allow(clippy::match_same_arms, reason = "the cards stand house by house")]
    pub const fn text(self) -> Option<Text> {
        let text = match self {
            Self::StannisBaratheon => Text::Continuous(Continuous::StrongerBelowOnThrone),
            Self::RenlyBaratheon => Text::Outcome(Outcome::PromoteFootman),
            Self::SerDavosSeaworth => Text::Continuous(Continuous::StrongerAfter(Self::StannisBaratheon)),
            Self::BrienneOfTarth => return None,
            Self::SalladhorSaan => Text::Continuous(Continuous::ForeignShipsCountNothing),
            Self::Melisandre => return None,
            Self::Patchface => Text::DiscardEnemyCard,

            Self::TywinLannister => Text::Outcome(Outcome::GainPower),
            Self::SerGregorClegane | Self::TheHound | Self::SerJaimeLannister => return None,
            Self::SerKevanLannister => Text::Continuous(Continuous::AttackingFootmenCountTwo),
            Self::TyrionLannister => Text::SendBack,
            Self::CerseiLannister => Text::Outcome(Outcome::RemoveOrder),

            Self::EddardStark => return None,
            Self::RobbStark => Text::ChooseRetreat,
            Self::RooseBolton => Text::Outcome(Outcome::TakeAllBack),
            Self::GreatjonUmber | Self::SerRodrickCassel => return None,
            Self::TheBlackfish => Text::Continuous(Continuous::NoCasualties),
            Self::CatelynStark => Text::Continuous(Continuous::DefenseCountsTwice),

            Self::EuronCrowsEye => return None,
            Self::VictarionGreyjoy => Text::Continuous(Continuous::AttackingShipsCountTwo),
            Self::BalonGreyjoy => Text::Continuous(Continuous::EnemyCardCountsNothing),
            Self::TheonGreyjoy => Text::Continuous(Continuous::StrongerBehindWalls),
            Self::DagmarCleftjaw => return None,
            Self::AshaGreyjoy => Text::Continuous(Continuous::IconsWithoutSupport),
            Self::AeronDamphair => Text::Immediate(Immediate::PayForAnother),

            Self::MaceTyrell => Text::Immediate(Immediate::KillFootman),
            Self::SerLorasTyrell => Text::Conquest(Conquest::MarchMovesAlong),
            Self::SerGarlanTyrell | Self::RandyllTarly => return None,
            Self::MargaeryTyrell | Self::AlesterFlorent => return None,
            Self::QueenOfThorns => Text::Immediate(Immediate::RemoveOrderBeside),

            Self::TheRedViper | Self::AreoHotah | Self::Darkstar | Self::ObaraSand => return None,
            Self::ArianneMartell => Text::Conquest(Conquest::AttackersStayOut),
            Self::NymeriaSand => Text::Continuous(Continuous::IconBySide),
            Self::DoranMartell => Text::Immediate(Immediate::EnemyToTheBottom),
        };
        Some(text)
    }
}
