//! The options of a table. Those that settle what the texts leave open stand, with their reasons,
//! in `RULES.md`.

use crate::SeatSet;
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};

/// The options of a table. The number of players is the number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub houses: Houses,
    pub consolidation: Consolidation,
    pub tides_of_battle: TidesOfBattle,
    pub final_tiebreak: FinalTiebreak,
    pub lannister_port_ship: LannisterPortShip,
    pub tides_reshuffle: TidesReshuffle,
    pub tides_blade: TidesBlade,
    pub winter_is_coming: WinterIsComing,
    pub dark_wings: DarkWingsIncome,
    pub wildling_tie: WildlingTie,
    pub arianne_power_token: AriannePowerToken,
    pub attack_supply: AttackSupply,
    pub beaten_attacker: BeatenAttacker,
    pub support_scope: SupportScope,
    pub siege_casualty: SiegeCasualty,
    pub over_removal: OverRemoval,
    /// The seats that answer even where the rules leave only one answer, or where nothing hangs
    /// on it. For the others the game does. No option of the table: everybody wishes it, or does
    /// not, for their own seat.
    pub ask_always: SeatSet,
}

impl Serialize for Setup {
    /// Stores the options as they were before there were such wishes, wherever there is none: so the histories of older
    /// tables still play again. A format without names needs every field.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let wishes = !serializer.is_human_readable() || !self.ask_always.is_empty();
        let fields = if wishes { 17 } else { 16 };
        let mut setup = serializer.serialize_struct("Setup", fields)?;
        // Without `..`: the compiler asks for every field that is added.
        macro_rules! fields {
            ($($field:ident,)*) => {
                let Self { $($field,)* ask_always: _ } = self;
                $(setup.serialize_field(stringify!($field), $field)?;)*
            };
        }
        fields! {
            houses,
            consolidation,
            tides_of_battle,
            final_tiebreak,
            lannister_port_ship,
            tides_reshuffle,
            tides_blade,
            winter_is_coming,
            dark_wings,
            wildling_tie,
            arianne_power_token,
            attack_supply,
            beaten_attacker,
            support_scope,
            siege_casualty,
            over_removal,
        }
        if wishes {
            setup.serialize_field("ask_always", &self.ask_always)?;
        }
        setup.end()
    }
}

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant:meta])* $value:ident,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name { $($(#[$variant])* $value,)* }

        impl $name {
            /// Every choice, the default first.
            pub const ALL: &[Self] = &[$(Self::$value,)*];
        }
    )*};
}

options! {
    /// The way in which seats get their houses.
    Houses {
        /// Seat n plays the n-th house of [`House::in_play`](crate::House::in_play).
        #[default]
        Chosen,
        /// Drawn by chance when the game starts.
        Drawn,
    }

    /// The way in which Consolidate Power orders that bring power alone are resolved.
    Consolidation {
        /// Each house one order a turn, as on the table. Its last one resolves by itself, unless
        /// its house wants to be asked.
        #[default]
        ByHand,
        /// The game does, in turn order, where nothing depends on it.
        Automatic,
    }

    /// The optional module.
    TidesOfBattle {
        #[default]
        Off,
        On,
    }

    /// The rule that decides between equal numbers of castles and strongholds at the end; the second value is the rules
    /// profile `faq2`.
    FinalTiebreak {
        /// Strongholds, Supply, available power, Iron Throne.
        #[default]
        Rulebook,
        /// Land areas, Supply, Iron Throne.
        Faq2,
    }

    /// The choice whether Lannister begins with a ship in the port of Lannisport.
    LannisterPortShip {
        /// With four players and more.
        #[default]
        FromFourPlayers,
        On,
        Off,
    }

    /// The time when the Tides of Battle deck is shuffled.
    TidesReshuffle {
        #[default]
        EachCombat,
        WhenEmpty,
    }

    /// The effect that the Valyrian Steel Blade may have beside a Tides of Battle card.
    TidesBlade {
        /// Replace the card before the reveal, or add one after it.
        #[default]
        AfterRevealAllowed,
        RedrawOnly,
    }

    /// The time when Winter is Coming is replaced.
    WinterIsComing {
        /// At once; the icon of the card drawn instead counts.
        #[default]
        AtReveal,
        /// At the time when its deck is due; the icon of the card drawn instead does not count.
        AtResolution,
    }

    /// The income that Dark Wings, Dark Words brings when power is chosen.
    DarkWingsIncome {
        #[default]
        CrownsOnly,
        CrownsAndPorts,
    }

    /// The time when the Iron Throne's holder decides between equal bidders against wildlings.
    WildlingTie {
        #[default]
        BeforeCard,
        AfterCard,
    }

    /// The choice whether Arianne saves the power token of the area she loses.
    AriannePowerToken {
        #[default]
        Removed,
        Stays,
    }

    /// The choice whether attackers count for supply in the area they attack.
    AttackSupply {
        #[default]
        Counted,
        Ignored,
    }

    /// The consequence when attackers who come back break supply.
    BeatenAttacker {
        #[default]
        DestroysExcess,
        Ignored,
    }

    /// The choice whether one house may support both sides, order by order.
    SupportScope {
        #[default]
        PerOrder,
        PerHouse,
    }

    /// The choice whether a Siege Engine may be named as a casualty.
    SiegeCasualty {
        #[default]
        Allowed,
        Forbidden,
    }

    /// The choice whether a house may destroy more than it must to conform to supply.
    OverRemoval {
        #[default]
        Forbidden,
        Allowed,
    }
}
