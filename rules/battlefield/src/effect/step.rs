//! The steps of an effect.

use super::{
    ActionKind, Amount, Condition, Forbidden, Permission, Pool, Role, Scope, Selector, Stat,
    TokenAct, TokenKind, Until, Who, Window,
};
use crate::geometry::Mil;
use serde::{Deserialize, Serialize};

pub type Script = Vec<Step>;

/// One step. Targets are chosen by whoever controls the effect when it is done, unless it says
/// who else chooses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Modify {
        stat: Stat,
        by: Amount,
        scope: Scope,
        /// The unit or player whose it is; by itself the one that the scope is about.
        target: Option<Selector>,
        when: Vec<Condition>,
        /// Only where the number was not zero before.
        if_any: bool,
    },
    /// The attack has this trait.
    GainTrait {
        ability: String,
        scope: Scope,
        when: Vec<Condition>,
    },
    /// Each natural six on an attack die is that many hits.
    SixesCount(u8),
    /// Each natural six is a hit that allows no save.
    SixesUnblockable,
    NoDefenseDice,
    OnlySixesSave,
    /// Every attack die hits; sixes still look at their face.
    AllHit,
    /// Hits without dice and faces.
    AutoHits(Amount),
    /// Blocks hits that allow a save.
    Block(Amount),
    /// Hits outside of an attack: saved against, without arcs and without a panic test.
    Hits {
        target: Selector,
        count: Amount,
    },
    Wounds {
        target: Selector,
        count: Amount,
    },
    Restore {
        target: Selector,
        count: Amount,
    },
    Token {
        act: TokenAct,
        kind: TokenKind,
        target: Selector,
    },
    PanicTest {
        target: Selector,
        modifier: Amount,
    },
    MoraleTest {
        target: Selector,
        modifier: Amount,
        failed: Script,
        passed: Script,
    },
    /// The test that is under way ends so; its dice stay as they are.
    SetResult {
        passed: bool,
    },
    /// The right to roll any of these dice again.
    Reroll {
        pool: Pool,
        by: Role,
    },
    /// The die is not rolled; it counts as that face.
    SetDie {
        pool: Pool,
        face: u8,
    },
    /// A free action, which its owner need not take.
    Action {
        kind: ActionKind,
        by: Selector,
        most: Option<Mil>,
        against: Option<Role>,
        without_shift: bool,
        without_charge_bonus: bool,
        best_dice: bool,
    },
    /// A free pivot, which its owner need not make.
    Pivot(Selector),
    Shift {
        target: Selector,
        most: Mil,
    },
    /// It has to charge the nearest enemy that it can, with this face, in place of its action.
    ForcedCharge {
        die: u8,
    },
    EndActivation(Selector),
    /// Exactly one of these is done; with `optional`, none as well.
    Choice {
        options: Vec<Script>,
        optional: bool,
        /// The player whose turn it is chooses, and not who controls the effect.
        by_active_player: bool,
    },
    If {
        when: Vec<Condition>,
        then: Script,
    },
    /// Remembered, and done in that window of the same attack, charge or test.
    After {
        window: Window,
        when: Vec<Condition>,
        then: Script,
    },
    /// Done once when an influence is attached.
    OnAttach {
        /// Only to a friendly (`true`) or an enemy unit.
        friendly: Option<bool>,
        when: Vec<Condition>,
        then: Script,
    },
    /// As long as its source stands there.
    Aura {
        on: Selector,
        friendly: Option<bool>,
        gives: Gives,
        when: Vec<Condition>,
        /// Adds up with others of its name.
        stacks: bool,
    },
    /// The card lies at that unit, open.
    AttachCard {
        target: Selector,
        until: Until,
        holds: Script,
    },
    Draw(u8),
    /// Cards of the own discard pile to the hand, shown.
    Recall(u8),
    /// A card of the commander from the own deck to the hand, shown; the deck is shuffled.
    SearchCommander(u8),
    /// A die is rolled openly.
    Roll {
        at_least: u8,
        then: Script,
    },
    /// The card that was played, or the NCU's ability, has no effect.
    Cancel {
        card: bool,
    },
    /// All abilities but innate ones, and those of attachments where they are kept.
    Suppress {
        target: Selector,
        until: Until,
        keep_attachments: bool,
    },
    /// Instead of what the zone does.
    ReplaceZoneEffect(Script),
    /// The effect of any other zone instead.
    BorrowZoneEffect,
    /// The owner names how many wounds, up to `most`, the unit suffers.
    PayWounds {
        target: Selector,
        most: u8,
        then: Script,
    },
    /// The NCU begins with `start` counters; one may be spent.
    SpendCounter {
        start: u8,
        then: Script,
    },
    /// A token of such a unit may be spent as if it were of another kind.
    TokenAsAny(Selector),
    WoundsPerModel(u8),
    /// Other units do not block the line of sight of this attack.
    SeePastUnits,
    Forbid {
        what: Vec<Forbidden>,
        who: Who,
        until: Until,
    },
    Permit {
        what: Permission,
        number: i32,
        count: u8,
        until: Until,
    },
}

/// The effects of an aura on those whom it reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gives {
    Stat(Stat, Amount),
    Trait(String),
}
