//! The rule that a question or a refusal is about.

use super::Topic;
use battlefield::{
    effect::{ActionKind, Pool},
    field::Refused,
    illegal::Illegal,
    question::Prompt,
};

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    pub topic: Topic,
    /// Empty for the beginning of its chapter.
    pub anchor: &'static str,
}

impl Rule {
    const fn at(topic: Topic, anchor: &'static str) -> Self {
        Self { topic, anchor }
    }

    pub fn address(self) -> String {
        let page = self.topic.address();
        if self.anchor.is_empty() {
            return page;
        }
        [page.as_str(), "#", self.anchor].concat()
    }
}

/// Returns the section that says what this question is about.
pub const fn rule_of_prompt(prompt: &Prompt) -> Rule {
    let (topic, anchor) = match prompt {
        Prompt::Army => (Topic::Army, ""),
        Prompt::Role | Prompt::Redeploy => (Topic::Modes, "storm"),
        Prompt::Terrain { corpse_pile: false } => (Topic::SetUp, "terrain"),
        Prompt::Terrain { corpse_pile: true } | Prompt::Pile { .. } => (Topic::Modes, "feast"),
        Prompt::Marker => (Topic::SetUp, "markers"),
        Prompt::Zone { .. } => (Topic::SetUp, "zones"),
        Prompt::StartUnits => (Topic::Modes, "clash"),
        Prompt::Deploy => (Topic::SetUp, "deploy"),
        Prompt::Select => (Topic::Rounds, "turn"),
        Prompt::Action { .. } => (Topic::Activation, ""),
        Prompt::Free { kind, .. } => return rule_of_action(*kind),
        Prompt::Retreat { .. } => (Topic::Retreat, ""),
        Prompt::Align { .. } => (Topic::Charge, "align"),
        Prompt::React { .. } => (Topic::Tactics, "timing"),
        Prompt::Target { .. }
        | Prompt::Choose { .. }
        | Prompt::Recall { .. }
        | Prompt::Search { .. } => (Topic::Tactics, "effects"),
        Prompt::Kind { .. } => (Topic::Tokens, "kinds"),
        Prompt::Borrow { .. } => (Topic::Board, "zones"),
        Prompt::Pay { .. } => (Topic::Wounds, ""),
        Prompt::Influence { .. } => (Topic::Board, "influence"),
        Prompt::Reroll {
            pool: Pool::Charge, ..
        } => (Topic::Charge, "die"),
        Prompt::Reroll { .. } => (Topic::Dice, "rerolls"),
        Prompt::Spend { .. } => (Topic::Tokens, "spend"),
        Prompt::Pivot { .. } | Prompt::Freed { .. } => (Topic::Retreat, "freed"),
        Prompt::Surge { .. } => (Topic::Melee, "surge"),
        Prompt::Order { .. } => (Topic::Tactics, "order"),
        Prompt::Claim { .. } => (Topic::Board, "claim"),
        Prompt::Discard => (Topic::Rounds, "cleanup"),
        Prompt::Missions => (Topic::Modes, "winds"),
        Prompt::Arc { .. } => (Topic::Sight, "arcs"),
    };
    Rule::at(topic, anchor)
}

/// Returns the section about an action.
pub const fn rule_of_action(kind: ActionKind) -> Rule {
    let (topic, anchor) = match kind {
        ActionKind::Maneuver | ActionKind::ManeuverOrRetreat => (Topic::Moving, "maneuver"),
        ActionKind::March => (Topic::Moving, "march"),
        ActionKind::Retreat => (Topic::Retreat, ""),
        ActionKind::Charge => (Topic::Charge, ""),
        ActionKind::Attack => (Topic::Attack, ""),
        ActionKind::MeleeAttack => (Topic::Melee, ""),
        ActionKind::RangedAttack => (Topic::Shooting, ""),
    };
    Rule::at(topic, anchor)
}

/// Returns the section that says why this is not legal; nothing where no rule is the reason.
pub const fn rule_of_illegal(why: &Illegal) -> Option<Rule> {
    let (topic, anchor) = match why {
        Illegal::WrongAnswer
        | Illegal::Count { .. }
        | Illegal::NotATarget(_)
        | Illegal::NotYourUnit
        | Illegal::NotInHand(_) => return None,
        Illegal::Place(refused) => return Some(rule_of_place(*refused)),
        Illegal::Engaged | Illegal::NotEngaged => (Topic::Activation, ""),
        Illegal::NoPivotFirst => (Topic::Moving, "march"),
        Illegal::Diagonal => (Topic::Moving, "shift"),
        Illegal::ForwardBlocked => (Topic::Retreat, "way"),
        Illegal::OutOfRange { .. } => (Topic::Sight, "range"),
        Illegal::NoSuchAttack => (Topic::Attack, ""),
        Illegal::ShotAtWall
        | Illegal::FlankNotHeld
        | Illegal::TooEarly { .. }
        | Illegal::NotArrived(_)
        | Illegal::CommanderStarts
        | Illegal::Proxy => return Some(rule_of_mode(why)),
        Illegal::AlreadyActivated | Illegal::MustActivate => (Topic::Rounds, "turn"),
        Illegal::ZoneTaken => (Topic::Board, "claim"),
        Illegal::InfluenceTaken => (Topic::Board, "influence"),
        Illegal::WrongMoment(_) | Illegal::OnePerTrigger => (Topic::Tactics, "timing"),
        Illegal::OrderUsed => (Topic::Tactics, "orders"),
        Illegal::Forbidden | Illegal::WithoutEffect | Illegal::MayNotDecline => {
            (Topic::Tactics, "effects")
        }
        Illegal::Disorderly => (Topic::Charge, "disorderly"),
        Illegal::SlotTaken => (Topic::Charge, "align"),
        Illegal::TurnNotAllowed => (Topic::Melee, "face"),
        Illegal::NotThatDie(_) | Illegal::TooManyDice { .. } => (Topic::Dice, "rerolls"),
        Illegal::NotInZone { .. } => (Topic::SetUp, "deploy"),
        Illegal::TooNearTerrain { .. } | Illegal::NoSuchPiece => (Topic::SetUp, "terrain"),
        Illegal::InZone | Illegal::TooNearMarker { .. } => (Topic::SetUp, "markers"),
        Illegal::TooFarFromIt { .. } => (Topic::Modes, "feast"),
        Illegal::Army(_) => (Topic::Army, ""),
        Illegal::NotFulfilled(_) => (Topic::Modes, "winds"),
    };
    Some(Rule::at(topic, anchor))
}

/// Returns the mode whose rule is the reason.
const fn rule_of_mode(why: &Illegal) -> Rule {
    let anchor = match why {
        Illegal::ShotAtWall => "storm",
        Illegal::FlankNotHeld | Illegal::CommanderStarts | Illegal::Proxy => "clash",
        // Reserves are of two modes, missions of a third.
        _ => "",
    };
    Rule::at(Topic::Modes, anchor)
}

/// Returns the section that says why something cannot stand, go or look there.
const fn rule_of_place(why: Refused) -> Rule {
    let (topic, anchor) = match why {
        Refused::TooFar { .. } => (Topic::Moving, ""),
        Refused::Rough { .. } => (Topic::Ground, "keywords"),
        Refused::OffTable | Refused::EndsOverlapping(_) | Refused::Through(_) => {
            (Topic::Moving, "others")
        }
        Refused::EndsNearEnemy { .. } => (Topic::Moving, "inch"),
        Refused::NotInArc | Refused::NotSeen => (Topic::Sight, "sight"),
        Refused::CannotReach { .. } | Refused::PivotLosesTarget => (Topic::Charge, "declare"),
        Refused::NoRoom(_) | Refused::NoPlace(_) => (Topic::Charge, "align"),
        Refused::NotFromThere(_) => (Topic::Sight, "arcs"),
        Refused::BehindWalls => (Topic::Modes, "storm"),
    };
    Rule::at(topic, anchor)
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use battlefield::{
        effect::{Token, Zone},
        field::Thing,
        geometry::Arc,
        position::{NcuId, UnitId},
    };

    /// Tells whether the rules have this section.
    fn there(rule: Rule) -> bool {
        use super::super::book::chapter;
        use crate::Language;
        chapter(Language::English, rule.topic).any(|it| it.anchor == rule.anchor)
    }

    fn prompts() -> Vec<Prompt> {
        let (unit, who) = (UnitId(0), Thing::Unit(0));
        vec![
            Prompt::Army,
            Prompt::Role,
            Prompt::Terrain { corpse_pile: false },
            Prompt::Terrain { corpse_pile: true },
            Prompt::Marker,
            Prompt::Zone { may_pass: true },
            Prompt::StartUnits,
            Prompt::Deploy,
            Prompt::Select,
            Prompt::Action { who },
            Prompt::Retreat { unit, most: 0 },
            Prompt::Align {
                unit,
                target: who,
                side: Arc::Front,
                slots: Vec::new(),
            },
            Prompt::Choose {
                options: Vec::new(),
                optional: true,
            },
            Prompt::Kind {
                options: vec![Token::Panicked],
                target: who,
            },
            Prompt::Borrow {
                options: vec![Zone::Crown],
            },
            Prompt::Pay { most: 1 },
            Prompt::Influence {
                ncu: NcuId(0),
                options: Vec::new(),
            },
            Prompt::Pivot { unit },
            Prompt::Surge {
                attacker: None,
                freed: Vec::new(),
                most: 0,
            },
            Prompt::Order {
                options: Vec::new(),
            },
            Prompt::Claim {
                ncu: NcuId(0),
                zones: Vec::new(),
            },
            Prompt::Discard,
            Prompt::Missions,
            Prompt::Arc {
                who,
                target: who,
                arcs: Vec::new(),
            },
        ]
    }

    #[test]
    fn every_question_leads_to_a_section_that_is_there() {
        for prompt in prompts() {
            assert!(there(rule_of_prompt(&prompt)), "{prompt:?}");
        }
        for kind in [
            ActionKind::Maneuver,
            ActionKind::March,
            ActionKind::Retreat,
            ActionKind::Charge,
            ActionKind::Attack,
            ActionKind::MeleeAttack,
            ActionKind::RangedAttack,
        ] {
            assert!(there(rule_of_action(kind)), "{kind:?}");
        }
        for (topic, anchor) in [
            (Topic::Charge, "die"),
            (Topic::Dice, "rerolls"),
            (Topic::Tokens, "spend"),
            (Topic::Tactics, "timing"),
            (Topic::Tactics, "effects"),
        ] {
            assert!(there(Rule::at(topic, anchor)), "{topic:?} {anchor}");
        }
    }

    #[test]
    fn every_refusal_leads_to_a_section_that_is_there() {
        let all = [
            Illegal::Engaged,
            Illegal::NoPivotFirst,
            Illegal::Diagonal,
            Illegal::ForwardBlocked,
            Illegal::OutOfRange {
                distance: 1,
                range: 0,
            },
            Illegal::NoSuchAttack,
            Illegal::ShotAtWall,
            Illegal::FlankNotHeld,
            Illegal::TooEarly { round: 2 },
            Illegal::MustActivate,
            Illegal::ZoneTaken,
            Illegal::InfluenceTaken,
            Illegal::OnePerTrigger,
            Illegal::OrderUsed,
            Illegal::Forbidden,
            Illegal::Disorderly,
            Illegal::SlotTaken,
            Illegal::TurnNotAllowed,
            Illegal::TooManyDice { most: 1 },
            Illegal::NotInZone { by: 1 },
            Illegal::NoSuchPiece,
            Illegal::InZone,
            Illegal::TooFarFromIt { gap: 1 },
            Illegal::MayNotDecline,
            Illegal::Army(Vec::new()),
            Illegal::NotFulfilled(String::new()),
            Refused::TooFar { most: 0 }.into(),
            Refused::OffTable.into(),
            Refused::NotSeen.into(),
            Refused::CannotReach { needed: 1 }.into(),
            Refused::NoRoom(Arc::Rear).into(),
            Refused::NotFromThere(Arc::Rear).into(),
            Refused::BehindWalls.into(),
        ];
        for why in all {
            let rule = rule_of_illegal(&why).unwrap();
            assert!(there(rule), "{why:?} {rule:?}");
        }
        let near = Refused::EndsNearEnemy {
            enemy: Thing::Unit(0),
            gap: 1,
        };
        let rule = rule_of_illegal(&near.into()).unwrap();
        assert_eq!(rule.address(), "/help/moving?game=battlefield#inch");
        assert!(there(rule));
        assert_eq!(rule_of_illegal(&Illegal::WrongAnswer), None);
    }
}
