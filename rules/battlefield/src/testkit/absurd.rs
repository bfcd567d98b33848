//! Answers that nobody would give: absurd numbers, places off the table, units, dice and cards of
//! other people, and answers of other questions.

mod thing;
mod value;

use crate::{
    effect::{Token, Zone},
    position::Position,
    question::{Action, Move},
};
use tabletop::Dice;

/// Any answer to anything.
pub fn answer(position: &Position, dice: &mut dyn Dice) -> Action {
    Absurd { position, dice }.answer()
}

struct Absurd<'a> {
    position: &'a Position,
    dice: &'a mut dyn Dice,
}

impl Absurd<'_> {
    fn answer(&mut self) -> Action {
        match self.dice.below(29) {
            0 => Action::Army(self.army()),
            1 => Action::Attack(self.coin()),
            2 => Action::Place {
                piece: self.word(),
                pose: self.pose(),
            },
            3 => Action::Marker(self.point()),
            4 => Action::Zone(self.number()),
            5 => Action::StartUnits {
                units: self.many(Self::unit),
                proxy: self.perhaps(Self::unit),
            },
            6 => Action::Deploy {
                unit: self.unit(),
                pose: self.pose(),
            },
            7 => Action::Select(self.who()),
            8 => Action::Arrive {
                unit: self.unit(),
                pose: self.pose(),
            },
            9 => Action::Pass,
            10 => Action::Course(self.perhaps(Self::course)),
            11 => Action::Align(self.slot()),
            12 => Action::Use(self.used()),
            13 => Action::Targets(self.many(Self::thing)),
            14 => Action::Choose(self.number()),
            15 => Action::Kind(self.any(Token::ALL)),
            16 => Action::Zones(self.any(Zone::ALL)),
            17 => Action::Cards(self.many(Self::card)),
            18 => Action::Pay(self.number()),
            19 => Action::Influence(self.unit()),
            20 => Action::Reroll(self.many(Self::number)),
            21 => Action::Pivot(self.facing()),
            22 => Action::Surge {
                course: self.perhaps(Self::course),
                pivots: self.many(|it| (it.unit(), it.facing())),
            },
            23 => Action::Claim {
                zone: self.any(Zone::ALL),
                ability_first: self.coin(),
            },
            24 => Action::Missions {
                score: self.many(Self::word),
                discard: self.perhaps(Self::word),
            },
            25 => Action::Redeploy(self.many(|it| (it.unit(), it.pose()))),
            26 => Action::Arc(self.arc()),
            _ => Action::Do(self.unit_move()),
        }
    }

    fn unit_move(&mut self) -> Move {
        match self.dice.below(9) {
            0 => Move::Maneuver(self.course()),
            1 => Move::March(self.course()),
            2 => Move::Shift(self.course()),
            3 => Move::Retreat,
            4 => Move::Charge {
                target: self.thing(),
                pivot: self.perhaps(Self::facing),
                arc: self.perhaps(Self::arc),
            },
            5 => Move::Shoot {
                target: self.thing(),
                weapon: self.number(),
                shift: self.perhaps(Self::course),
                arc: self.perhaps(Self::arc),
            },
            6 => Move::Fight {
                target: self.thing(),
                weapon: self.number(),
                realign: self.perhaps(Self::slot),
            },
            7 => Move::Raze(self.number()),
            _ => Move::Forgo,
        }
    }
}
