//! Attacks, charges and tests with their dice as they lie in the end, and what each came to.

use battlefield::{
    dice::Face,
    effect::Pool,
    event::{Change, Event},
    field::Thing,
    geometry::Mil,
};

/// An attack or charge with all that was rolled in it, or dice that an effect called for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The revision that began it.
    pub seq: i64,
    pub who: Thing,
    pub whom: Option<Thing>,
    pub kind: DeedKind,
    pub casts: Vec<Cast>,
    pub losses: Vec<Loss>,
    /// So many activations have ended since.
    pub ended: usize,
    open: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeedKind {
    Charge,
    Melee,
    Shot,
    /// A test, or hits of an effect.
    Dice,
}

/// A roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    pub who: Thing,
    pub pool: Pool,
    /// The least face, of morale the least sum, that succeeds.
    pub needed: Option<u8>,
    pub changes: Vec<Change>,
    pub dice: Vec<Rolled>,
    pub comes: Comes,
}

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    pub face: Face,
    /// True where it succeeds by itself; nothing where dice are added up, or decide nothing.
    pub good: Option<bool>,
    /// It was rolled again.
    pub again: bool,
}

/// The sum of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comes {
    /// Nothing yet.
    Open,
    Hits(u8),
    /// Blocked, and the wounds of what was not.
    Blocked(u8, u16),
    Charge {
        way: Option<Mil>,
        most: Option<Mil>,
        disorderly: bool,
        arrived: Option<bool>,
    },
    Test {
        panic: bool,
        result: Option<u8>,
        needed: u8,
        passed: bool,
    },
}

/// Wounds by their source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    pub unit: Thing,
    pub by: LossBy,
    pub wounds: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LossBy {
    Attack,
    Panic,
    /// Terrain, a card, an ability.
    Other,
}

/// The deeds of a log with their revisions, in their order.
pub fn deeds<'e>(log: impl Iterator<Item = (i64, &'e Event)>) -> Vec<Deed> {
    let mut all: Vec<Deed> = Vec::new();
    let mut by = LossBy::Other;
    for (seq, event) in log {
        begin(&mut all, seq, event);
        match event {
            Event::Blocked { wounds: 1.., .. } => by = LossBy::Attack,
            Event::Tested {
                panic: true,
                passed: false,
                ..
            } => by = LossBy::Panic,
            Event::ActivationEnded(_) => {
                by = LossBy::Other;
                for it in &mut all {
                    it.ended += 1;
                    it.open = false;
                }
            }
            Event::Selected(_) | Event::NcuSelected(_) | Event::RoundEnded { .. } => {
                if let Some(it) = all.last_mut() {
                    it.open = false;
                }
            }
            _ => {}
        }
        if let Some(deed) = all.last_mut().filter(|it| it.open) {
            deed.goes_on(event, by);
        }
        if matches!(event, Event::Wounded { .. }) {
            by = LossBy::Other;
        }
    }
    all.retain(|it| !it.casts.is_empty());
    all
}

/// Returns the wounds of each unit in the last deed, as long as no other activation has ended after its own.
pub fn lost<'e>(log: impl Iterator<Item = (i64, &'e Event)>) -> Vec<(Thing, u16)> {
    let last = deeds(log).pop().filter(|it| it.ended < 2);
    let mut all: Vec<(Thing, u16)> = Vec::new();
    for it in last.iter().flat_map(|it| &it.losses) {
        match all.iter_mut().find(|(unit, _)| *unit == it.unit) {
            Some((_, wounds)) => *wounds += it.wounds,
            None => all.push((it.unit, it.wounds)),
        }
    }
    all
}

/// A deed that this event begins, if it begins one.
fn begin(all: &mut Vec<Deed>, seq: i64, event: &Event) {
    let open = all.last_mut().filter(|it| it.open);
    let (who, whom, kind) = match event {
        Event::ChargeDeclared { unit, target, .. } => {
            (unit.thing(), Some(*target), DeedKind::Charge)
        }
        Event::Attacked {
            attacker,
            defender,
            melee,
            ..
        } => {
            // A charge and its attack are one.
            let charge = open.filter(|it| {
                it.kind == DeedKind::Charge
                    && it.who == *attacker
                    && !it.casts.iter().any(|it| it.pool == Pool::Attack)
            });
            if let Some(charge) = charge {
                charge.whom = Some(*defender);
                return;
            }
            let kind = if *melee {
                DeedKind::Melee
            } else {
                DeedKind::Shot
            };
            (*attacker, Some(*defender), kind)
        }
        Event::Rolled { unit, faces, .. } if open.is_none() && !faces.is_empty() => {
            (*unit, None, DeedKind::Dice)
        }
        _ => return,
    };
    all.push(Deed {
        seq,
        who,
        whom,
        kind,
        casts: Vec::new(),
        losses: Vec::new(),
        ended: 0,
        open: true,
    });
}

impl Deed {
    /// The same as it will be told from now on, however long ago it was.
    pub fn told(&self) -> Self {
        Self {
            ended: 0,
            open: false,
            ..self.clone()
        }
    }

    /// Returns the one beside whom its results are shown.
    pub fn place(&self) -> Thing {
        self.whom.unwrap_or(self.who)
    }

    fn goes_on(&mut self, event: &Event, by: LossBy) {
        match event {
            Event::Rolled {
                unit,
                pool,
                faces,
                needed,
                changes,
            } if !faces.is_empty() => {
                let mut cast = Cast {
                    who: *unit,
                    pool: *pool,
                    needed: *needed,
                    changes: changes.clone(),
                    dice: Vec::new(),
                    comes: Comes::Open,
                };
                cast.dice = faces.iter().map(|it| cast.die(*it, false)).collect();
                self.casts.push(cast);
            }
            Event::Rerolled {
                pool, dice, faces, ..
            } => {
                if let Some(cast) = self.last(*pool) {
                    for (at, face) in dice.iter().zip(faces) {
                        let die = cast.die(*face, true);
                        if let Some(it) = cast.dice.get_mut(usize::from(*at)) {
                            *it = die;
                        }
                    }
                }
            }
            Event::Hits { hits, .. } => self.comes(Pool::Attack, Comes::Hits(*hits)),
            Event::Blocked { blocked, wounds } => {
                self.comes(Pool::Defense, Comes::Blocked(*blocked, *wounds));
            }
            Event::ChargeRolled {
                disorderly,
                way,
                most,
                ..
            } => self.comes(
                Pool::Charge,
                Comes::Charge {
                    way: *way,
                    most: *most,
                    disorderly: *disorderly,
                    arrived: None,
                },
            ),
            Event::ChargeSucceeded { .. } => self.arrives(true),
            Event::ChargeFailed { .. } => self.arrives(false),
            Event::Tested {
                unit,
                panic,
                result,
                needed,
                passed,
                changes,
            } => {
                let who = unit.thing();
                let cast = self.last(Pool::Morale);
                let cast = cast.filter(|it| it.who == who && it.comes == Comes::Open);
                if let Some(cast) = cast {
                    cast.changes.clone_from(changes);
                    cast.comes = Comes::Test {
                        panic: *panic,
                        result: *result,
                        needed: *needed,
                        passed: *passed,
                    };
                }
            }
            Event::Wounded { unit, wounds, .. } if *wounds > 0 => self.losses.push(Loss {
                unit: *unit,
                by,
                wounds: *wounds,
            }),
            _ => {}
        }
    }

    fn last(&mut self, pool: Pool) -> Option<&mut Cast> {
        self.casts.iter_mut().rfind(|it| it.pool == pool)
    }

    fn comes(&mut self, pool: Pool, comes: Comes) {
        if let Some(it) = self.last(pool) {
            it.comes = comes;
        }
    }

    fn arrives(&mut self, does: bool) {
        if let Some(Cast {
            comes: Comes::Charge { arrived, .. },
            ..
        }) = self.last(Pool::Charge)
        {
            *arrived = Some(does);
        }
    }
}

impl Cast {
    fn die(&self, face: Face, again: bool) -> Rolled {
        let single = self.pool != Pool::Morale;
        let good = self.needed.filter(|_| single).map(|least| face >= least);
        Rolled { face, good, again }
    }

    /// The dice as they are shown: those that succeed first, then by their faces.
    pub fn sorted(&self) -> Vec<Rolled> {
        let mut dice = self.dice.clone();
        if self.pool != Pool::Morale {
            dice.sort_by_key(|it| std::cmp::Reverse((it.good, it.face)));
        }
        dice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{geometry::Arc, position::UnitId};
    use tabletop::Seat;

    const OWN: Thing = Thing::Unit(0);
    const ENEMY: Thing = Thing::Unit(6);

    fn rolled(unit: Thing, pool: Pool, faces: &[u8], needed: u8) -> Event {
        Event::Rolled {
            unit,
            pool,
            faces: faces.to_vec(),
            needed: Some(needed),
            changes: Vec::new(),
        }
    }

    fn wounded(wounds: u16) -> Event {
        Event::Wounded {
            unit: ENEMY,
            wounds,
            models_left: 5,
            ranks_lost: 0,
        }
    }

    fn charge() -> Vec<Event> {
        vec![
            Event::ChargeDeclared {
                unit: UnitId(0),
                target: ENEMY,
                side: Arc::Front,
            },
            rolled(OWN, Pool::Charge, &[4], 4),
            Event::ChargeRolled {
                unit: UnitId(0),
                faces: vec![4],
                disorderly: false,
                way: Some(8_600),
                most: Some(9_000),
            },
            Event::ChargeSucceeded {
                unit: UnitId(0),
                target: ENEMY,
                side: Arc::Front,
                slot: None,
                to: battlefield::geometry::Pose::new(0, 0, battlefield::geometry::Facing(0)),
            },
            Event::Attacked {
                attacker: OWN,
                weapon: 0,
                defender: ENEMY,
                melee: true,
                arc: Arc::Front,
            },
            rolled(OWN, Pool::Attack, &[1, 3, 6], 3),
            Event::Rerolled {
                seat: Seat(0),
                pool: Pool::Attack,
                dice: vec![0],
                faces: vec![5],
            },
            Event::Hits { hits: 3, misses: 0 },
            rolled(ENEMY, Pool::Defense, &[5, 2, 1], 5),
            Event::Blocked {
                blocked: 1,
                wounds: 2,
            },
            wounded(2),
            rolled(ENEMY, Pool::Morale, &[2, 3], 7),
            Event::Tested {
                unit: UnitId(6),
                panic: true,
                result: Some(5),
                needed: 7,
                passed: false,
                changes: Vec::new(),
            },
            wounded(2),
        ]
    }

    fn told(log: &[Event]) -> Vec<Deed> {
        deeds(log.iter().zip(0..).map(|(it, seq)| (seq, it)))
    }

    #[test]
    fn wounds_of_the_last_deed_are_summed_by_unit_until_the_next_is_over() {
        let mut log = charge();
        let wounds = |log: &[Event]| lost(log.iter().zip(0..).map(|(it, seq)| (seq, it)));
        assert_eq!(wounds(&log), [(ENEMY, 4)]);
        log.push(Event::ActivationEnded(OWN));
        assert_eq!(wounds(&log), [(ENEMY, 4)]);
        log.push(Event::ActivationEnded(ENEMY));
        assert_eq!(wounds(&log), []);
    }

    #[test]
    fn a_charge_and_its_attack_are_one_deed_with_all_its_dice() {
        let all = told(&charge());
        assert_eq!(all.len(), 1);
        let deed = &all[0];
        let pools: Vec<Pool> = deed.casts.iter().map(|it| it.pool).collect();
        assert_eq!(
            pools,
            [Pool::Charge, Pool::Attack, Pool::Defense, Pool::Morale]
        );
        let hits: Vec<_> = deed.casts[1].sorted();
        assert_eq!(hits.iter().map(|it| it.face).collect::<Vec<_>>(), [6, 5, 3]);
        assert!(hits[1].again && hits.iter().all(|it| it.good == Some(true)));
        assert!(matches!(
            deed.casts[0].comes,
            Comes::Charge {
                most: Some(9_000),
                arrived: Some(true),
                ..
            }
        ));
        let by: Vec<LossBy> = deed.losses.iter().map(|it| it.by).collect();
        assert_eq!(by, [LossBy::Attack, LossBy::Panic], "wounds by source");
    }

    #[test]
    fn another_activation_makes_a_deed_old() {
        let mut log = charge();
        log.push(Event::ActivationEnded(OWN));
        log.push(Event::Selected(ENEMY));
        log.push(rolled(ENEMY, Pool::Morale, &[6, 6], 7));
        log.push(Event::ActivationEnded(ENEMY));
        let all = told(&log);
        let kinds: Vec<_> = all.iter().map(|it| (it.kind, it.ended)).collect();
        assert_eq!(kinds, [(DeedKind::Charge, 2), (DeedKind::Dice, 1)]);
        assert_eq!(all[1].casts[0].dice[0].good, None, "they are added up");
    }
}
