//! Answers that nobody would give: absurd numbers, places off the table, units, dice and cards of
//! other people, and answers of other questions.

use crate::{
    army::{Army, Company, MOST, suggested},
    effect::{Token, Zone},
    field::{Course, Direction, Thing},
    geometry::{Arc, Facing, Mil, Point, Pose, Slot},
    position::{Bearer, NcuId, Position, UnitId},
    question::{Action, Move, Who},
    reference::{AbilityRef, CardRef},
    task::Use,
};
use tabletop::Dice;

/// Where numbers end.
const BYTES: [u8; 8] = [0, 1, 2, 63, 64, 127, 128, 255];
const LENGTHS: [Mil; 12] = [
    Mil::MIN,
    Mil::MIN + 1,
    -Point::FARTHEST,
    -1,
    0,
    1,
    3_000,
    48_000,
    72_000,
    Point::FARTHEST,
    Mil::MAX - 1,
    Mil::MAX,
];
const WORDS: [&str; 8] = [
    "",
    "forest",
    "corpse_pile",
    "hold_centre",
    "marker1",
    "Eddard # Stark; [6]",
    "\u{0}\n\u{10ffff}",
    "stark.sworn_swords",
];

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
        match self.dice.below(28) {
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
            _ => Action::Do(self.deed()),
        }
    }

    fn deed(&mut self) -> Move {
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

    fn coin(&mut self) -> bool {
        self.dice.below(2) == 0
    }

    fn any<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.dice.below(all.len() as u32) as usize]
    }

    fn perhaps<T>(&mut self, it: impl Fn(&mut Self) -> T) -> Option<T> {
        self.coin().then(|| it(self))
    }

    /// Mostly a few, now and then more than there can be of anything.
    fn many<T>(&mut self, it: impl Fn(&mut Self) -> T) -> Vec<T> {
        let most = if self.dice.below(16) == 0 { 400 } else { 4 };
        let count = self.dice.below(most);
        (0..count).map(|_| it(self)).collect()
    }

    fn number(&mut self) -> u8 {
        match self.dice.below(3) {
            0 => self.any(&BYTES),
            1 => self.dice.below(6) as u8,
            _ => self.dice.below(256) as u8,
        }
    }

    /// One of those that there are, or one of the next two.
    fn number_of(&mut self, count: usize) -> u8 {
        if self.dice.below(8) == 0 {
            self.number()
        } else {
            self.dice.below(count as u32 + 2) as u8
        }
    }

    fn unit(&mut self) -> UnitId {
        UnitId(self.number_of(self.position.units.len()))
    }

    fn ncu(&mut self) -> NcuId {
        NcuId(self.number_of(self.position.ncus.len()))
    }

    fn thing(&mut self) -> Thing {
        match self.dice.below(6) {
            0 => Thing::Wall(self.number_of(self.position.walls.len())),
            1 => Thing::Piece(self.number_of(self.position.terrain.len())),
            _ => self.unit().thing(),
        }
    }

    fn who(&mut self) -> Who {
        match self.dice.below(4) {
            0 => Who::Wall(self.number_of(self.position.walls.len())),
            1 => Who::Ncu(self.ncu()),
            _ => Who::Unit(self.unit()),
        }
    }

    fn bearer(&mut self) -> Bearer {
        match self.dice.below(3) {
            0 => Bearer::Unit(self.unit()),
            1 => Bearer::Ncu(self.ncu()),
            _ => Bearer::Marker(self.number_of(self.position.markers.len())),
        }
    }

    fn used(&mut self) -> Use {
        match self.dice.below(3) {
            0 => {
                let all: Vec<AbilityRef> = AbilityRef::all().collect();
                Use::Ability(self.bearer(), self.any(&all))
            }
            1 => Use::Card(self.card()),
            _ => Use::Delayed(self.number()),
        }
    }

    fn card(&mut self) -> CardRef {
        let all: Vec<CardRef> = CardRef::all().collect();
        self.any(&all)
    }

    fn word(&mut self) -> String {
        self.any(&WORDS).to_owned()
    }

    fn length(&mut self) -> Mil {
        match self.dice.below(3) {
            0 => self.any(&LENGTHS),
            1 => 250 * self.dice.below(400).cast_signed() - 25_000,
            _ => self.dice.below(u32::MAX).cast_signed(),
        }
    }

    fn point(&mut self) -> Point {
        Point::new(self.length(), self.length())
    }

    fn facing(&mut self) -> Facing {
        let quarters = [
            Facing::NORTH,
            Facing::EAST,
            Facing::SOUTH,
            Facing::WEST,
            Facing(u16::MAX),
        ];
        if self.coin() {
            self.any(&quarters)
        } else {
            Facing(self.dice.below(65_536) as u16)
        }
    }

    fn pose(&mut self) -> Pose {
        Pose {
            at: self.point(),
            facing: self.facing(),
        }
    }

    fn course(&mut self) -> Course {
        Course {
            first: self.perhaps(Self::facing),
            direction: self.any(&Direction::ALL),
            length: self.length(),
            last: self.perhaps(Self::facing),
        }
    }

    fn arc(&mut self) -> Arc {
        self.any(&[Arc::Front, Arc::Right, Arc::Rear, Arc::Left])
    }

    fn slot(&mut self) -> Slot {
        self.any(&[Slot::Center, Slot::Left, Slot::Right])
    }

    /// One that is suggested, with something done to it.
    fn army(&mut self) -> Army {
        let all = suggested();
        let mut army = all[self.dice.below(all.len() as u32) as usize].army.clone();
        match self.dice.below(5) {
            0 => army.faction = self.word(),
            1 => army.ncus.extend(self.many(Self::word)),
            2 => {
                let company = |it: &mut Self| Company {
                    unit: it.word(),
                    attachments: it.many(Self::word),
                };
                army.units.extend(self.many(company));
            }
            3 => {
                let units = army.units.clone();
                army.units = units.into_iter().cycle().take(3 * MOST).collect();
            }
            _ => army = Army::default(),
        }
        army
    }
}
