//! An attack under way.

use crate::{
    dice::Face,
    effect::{Condition, Pool, Stat, Step, Window},
    field::Thing,
    geometry::Arc,
    position::{Source, UnitId},
    reference::AbilityRef,
    task::{Env, Rerolled},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the attack"
)]
pub struct Attack {
    pub attacker: Thing,
    pub defender: Thing,
    /// The attack's number among those of the attacker's profile.
    pub weapon: u8,
    pub melee: bool,
    /// The side of the defender that is touched, or the arc in which the shooter stands.
    pub arc: Arc,
    /// Part of a charge.
    pub charging: bool,
    /// The Charge Bonus: any of the attack dice may be rolled again.
    pub charge_bonus: bool,
    pub best_dice: bool,
    /// The charge led across Fortified terrain.
    pub fortified: bool,
    pub stage: AttackStage,
    pub modifiers: Vec<Modifier>,
    pub traits: Vec<(AbilityRef, Source)>,
    pub attack_dice: Vec<Face>,
    pub defense_dice: Vec<Face>,
    pub auto_hits: u8,
    pub block: u8,
    /// Dice that did not hit, once they lie.
    pub misses: u8,
    /// The readings of its dice by effects for this attack alone: all of them hit, and the like.
    pub readings: Vec<Step>,
    /// Rights to roll again that effects have given, until they are used.
    pub rights: Vec<Right>,
    pub rerolled: Vec<Rerolled>,
    /// Wounds that the attack itself dealt (step 6).
    pub wounds: u16,
    /// Done as mandatory effects in a later window of this attack.
    pub delayed: Vec<Delayed>,
    /// Friends of a shooter that were engaged with the target when the shot was declared.
    pub in_melee: Vec<UnitId>,
    /// Units of the attacker's side that were engaged with the defender and with nobody else.
    pub freed: Vec<UnitId>,
    pub defender_destroyed: bool,
    /// The last model fell to its wounds or to its panic test, and not to anything else; nothing
    /// where the attack was stored before that was noted.
    #[serde(default)]
    pub destroys: Option<bool>,
}

impl Attack {
    /// An attack at its beginning, from the front and outside of a charge.
    pub const fn new(attacker: Thing, defender: Thing, weapon: u8, melee: bool) -> Self {
        Self {
            attacker,
            defender,
            weapon,
            melee,
            arc: Arc::Front,
            charging: false,
            charge_bonus: false,
            best_dice: false,
            fortified: false,
            stage: AttackStage::Before,
            modifiers: Vec::new(),
            traits: Vec::new(),
            attack_dice: Vec::new(),
            defense_dice: Vec::new(),
            auto_hits: 0,
            block: 0,
            misses: 0,
            readings: Vec::new(),
            rights: Vec::new(),
            rerolled: Vec::new(),
            wounds: 0,
            delayed: Vec::new(),
            in_melee: Vec::new(),
            freed: Vec::new(),
            defender_destroyed: false,
            destroys: Some(false),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum AttackStage {
    /// Several arcs of the target are equal: the shooter chooses.
    Arc,
    Before,
    Roll,
    /// The attack dice lie as they are now, rolled again or not.
    DiceWindow,
    Defense,
    DefenseWindow,
    WoundsWindow,
    Wounds,
    Panic,
    Surge,
    CompletedWindow,
    FiringIntoMelee,
}

/// A change of a number, and where it comes from: the same name counts once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    pub source: Source,
    pub stat: Stat,
    pub by: i8,
    /// Only where the number was not zero before.
    pub if_any: bool,
    pub when: Vec<Condition>,
}

/// The right of a player to roll any dice of one pool again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Right {
    pub seat: Seat,
    pub pool: Pool,
    /// Empty for the Charge Bonus.
    pub source: Option<Source>,
}

/// Steps that a later window of the same attack, charge or test does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delayed {
    pub window: Window,
    pub when: Vec<Condition>,
    pub steps: Vec<Step>,
    pub env: Env,
}
