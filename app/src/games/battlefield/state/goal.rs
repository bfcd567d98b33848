//! Presses on the table that begin an action: an enemy is attacked, ground is gone to, a unit is dragged. All of
//! it is a draft, which can be undone until it is sent.

use super::{
    super::{decide, page::SharedPage},
    Ahead, Asks, BattleState,
};
use crate::reactive::memo;
use battlefield::{
    Battlefield, aim,
    answers::{follows, moved_by},
    field::Thing,
    geometry::{Mil, Point},
    question::{Action, Prompt, Who},
    state::View,
};
use leptos::prelude::*;
use tabletop::Game;

impl Asks {
    /// All that a press would begin to attack, as long as no action is drafted: for the one who is asked about, or who
    /// is chosen.
    pub(super) fn goals(self, ahead: Ahead) -> Memo<Vec<Thing>> {
        let actor: Memo<Option<Thing>> = memo(move |_| {
            self.with(|view, prompt, it| match it {
                Some(it) => ahead.offered(view, prompt, it).and_then(Who::thing),
                None => aim::actor(prompt),
            })
        });
        memo(move |_| {
            let Some(who) = actor.get() else {
                return Vec::new();
            };
            let found = self.asked.with(|it| {
                let (id, prompt) = it.as_ref()?;
                let read = |page: &SharedPage| {
                    decide::about((&page.view, prompt, *id), who, decide::goals)
                };
                Some(self.page.with(read))
            });
            found.unwrap_or_default()
        })
    }
}

impl BattleState {
    /// Something on the table is pressed: what it answers or begins, or else it is looked at.
    pub fn pick(self, thing: Thing) {
        self.looked.set(Some(thing));
        let action = self.action_untracked();
        let picked = self
            .asked_untracked(|view, prompt| decide::picked(view, prompt, action.as_ref(), thing));
        if let Some(action) = picked.flatten() {
            self.choose(action);
        } else if !self.ahead().change_to(thing) {
            self.attack(thing);
        }
    }

    /// Returns the unit or wall that the draft selects, if its action can be chosen as well.
    pub fn unit_ahead(self) -> Option<Thing> {
        self.selects_ahead()()?.thing()
    }

    /// Begins to attack it, with the unit that is chosen, or the only one that can where nobody is.
    fn attack(self, target: Thing) {
        let chosen = untrack(|| self.unit_ahead());
        // An NCU is chosen, or the unit of a team-mate.
        let other = chosen.is_none() && self.action_untracked().is_some();
        if other || !self.ahead().has_table() {
            return;
        }
        if let Some((id, Prompt::Select)) = self.asked.get_untracked() {
            let found = self
                .page
                .with_untracked(|page| decide::attacker((&page.view, id), chosen, target));
            if let Some((who, action)) = found {
                self.begin(who, action);
            }
        }
    }

    /// Goes on to the action of this one, with that begun; it is chosen first, where it is not yet.
    fn begin(self, who: Thing, action: Action) {
        let Some(who) = Who::of(who) else {
            return;
        };
        if untrack(self.selects_ahead()) != Some(who) {
            self.choose(Action::Select(who));
        }
        self.go_ahead_with(who, action);
        decide::go_on_at_question();
    }

    /// Ground is pressed: the ghost goes there, or whoever is chosen or asked about sets out.
    pub fn press_ground(self, to: Point) {
        let sets_out = self.set_out(to);
        // What is begun by its unit's choice is there a moment later.
        if !(sets_out && untrack(|| self.ahead().is_open())) {
            self.drag_near(to);
        }
    }

    /// Begins a move to about there; whether anybody does.
    fn set_out(self, to: Point) -> bool {
        if let Some(who) = untrack(|| self.unit_ahead()) {
            let begun = self.about(who, |view, prompt| decide::set_out(view, prompt, None, to));
            let sets_out = begun.is_some();
            if let Some(begun) = begun {
                self.begin(who, begun);
            }
            return sets_out;
        }
        let action = self.action_untracked();
        let draft = action.as_ref();
        let begun = self.asked_untracked(|view, prompt| {
            let arrives = || decide::arrives_at(view, prompt, to).filter(|_| draft.is_none());
            decide::set_out(view, prompt, draft, to).or_else(arrives)
        });
        let begun = begun.flatten();
        let sets_out = begun.is_some();
        if let Some(begun) = begun {
            self.choose(begun);
        }
        sets_out
    }

    /// The unit that could set out, while no action is drafted: the one that is chosen or asked about.
    pub fn idle(self) -> Option<Thing> {
        let asked = || {
            let none = self.action_untracked().is_none();
            let actor = self
                .asked_untracked(|_, prompt| aim::actor(prompt))
                .flatten();
            actor.filter(|_| none)
        };
        let it = untrack(|| self.unit_ahead()).or_else(asked);
        it.filter(|it| it.unit().is_some())
    }

    /// Begins a move by so much to the east and the north, as keys do; whether anybody sets out.
    pub fn step_out(self, (east, north): (Mil, Mil)) -> bool {
        let unit = self.idle().and_then(Thing::unit);
        let from = unit.and_then(|it| {
            untrack(|| self.with_position(|position| Some(position.unit(it).pose()?.at)))
        });
        from.is_some_and(|it| self.set_out(Point::new(it.x + east, it.y + north)))
    }

    /// Returns true where this unit moves as soon as it is dragged: it is asked about, or can be chosen, or what is used
    /// could move it. A wall shoots at whoever it is dragged onto.
    pub fn can_lift(self, thing: Thing) -> bool {
        self.lifted(thing).is_some() || self.moved_by(thing).is_some() || self.can_aim(thing)
    }

    /// Returns true for a wall that is asked about, or can be chosen.
    fn can_aim(self, thing: Thing) -> bool {
        if !matches!(thing, Thing::Wall(_)) {
            return false;
        }
        let offered = || {
            self.asked_untracked(|view, prompt| {
                let select = Action::Select(Who::of(thing)?);
                Battlefield::check(view, prompt, &select).ok()?;
                self.ahead().offered(view, prompt, &select)
            })
        };
        self.is_asked_about(thing) || offered().flatten().is_some()
    }

    /// Returns the answer that lets this one move, although that is not asked yet.
    fn moved_by(self, thing: Thing) -> Option<Action> {
        // In a lesson each step is one of its own.
        let found = || self.asked_untracked(|view, prompt| moved_by(view, prompt, thing));
        self.ahead().has_table().then(found).flatten().flatten()
    }

    /// A unit that was dragged is let go: what lets it move is given, and its move begins there.
    pub fn put_down(self, thing: Thing, to: Point) {
        let Some(action) = self.moved_by(thing) else {
            return;
        };
        let target = Action::Targets(vec![thing]);
        let leads = self.asked_untracked(|view, prompt| follows(view, prompt, &action));
        self.then().head(thing, to);
        match leads.flatten() {
            Some(leads) if action != target => self.give_both(action, leads, target),
            _ => self.give(action),
        }
    }

    /// A unit is dragged: its move begins, if that has not begun, and becomes the one that comes nearer to there. An
    /// attack that the same drag began is over.
    pub fn lift(self, thing: Thing, to: Point) {
        if self.is_asked_about(thing) {
            self.alter(|view, prompt, draft| {
                let way = draft.filter(|it| decide::target_of(it).is_none());
                let found = Action::Do(aim::set_out(view, prompt, to)?);
                let same = way.is_some_and(|it| decide::same_move(it, &found));
                (!same).then_some(found)
            });
            return;
        }
        let carried = self.then().carried();
        let is_carried = carried.with_untracked(|it| it.is_some_and(|it| it.0 == thing));
        if is_carried || self.moved_by(thing).is_some() {
            carried.set(Some((thing, to)));
            return;
        }
        let Some(begun) = self.lifted(thing) else {
            return;
        };
        let near = self.about(thing, |view, prompt| {
            decide::snapped(view, prompt, &begun, (to, &[]))
        });
        self.begin(thing, near.unwrap_or(begun));
    }

    /// A unit is dragged onto somebody: the attack that fits best begins, if there is one.
    pub fn lift_onto(self, thing: Thing, target: Thing) -> bool {
        if self.is_asked_about(thing) {
            let now = self.action_untracked();
            if now.as_ref().and_then(decide::target_of) == Some(target) {
                return true;
            }
            return self.alter(|view, prompt, _| {
                let best = aim::attacks(view, prompt, target).into_iter().next();
                best.map(Action::Do)
            });
        }
        let Some((id, Prompt::Select)) = self.asked.get_untracked() else {
            return false;
        };
        let found = self
            .page
            .with_untracked(|page| decide::attacker((&page.view, id), Some(thing), target));
        let begins = found.is_some();
        if let Some((who, action)) = found {
            self.begin(who, action);
        }
        begins
    }

    /// Returns true where the open question is about what this one does.
    fn is_asked_about(self, thing: Thing) -> bool {
        self.asked_untracked(|_, prompt| aim::actor(prompt))
            .flatten()
            == Some(thing)
    }

    /// The move that begins as a unit is dragged.
    fn lifted(self, thing: Thing) -> Option<Action> {
        let action = self.action_untracked();
        let asked = self.asked_untracked(|_, prompt| aim::actor(prompt))?;
        if let Some(who) = asked {
            let lifted = |view: &View, prompt: &Prompt| {
                decide::lifted(view, prompt, action.as_ref()).filter(|_| who == thing)
            };
            return self.asked_untracked(lifted)?;
        }
        let select = Action::Select(Who::of(thing)?);
        let chosen = self.asked_untracked(|view, prompt| {
            Battlefield::check(view, prompt, &select).ok()?;
            self.ahead().offered(view, prompt, &select)?.thing()
        });
        self.about(chosen??, |view, prompt| decide::lifted(view, prompt, None))
    }

    /// Reads the question about the action of who is chosen.
    fn about<T>(self, who: Thing, read: impl FnOnce(&View, &Prompt) -> Option<T>) -> Option<T> {
        let (id, prompt) = self.asked.get_untracked()?;
        self.page
            .with_untracked(|page| decide::about((&page.view, &prompt, id), who, read))
    }
}
