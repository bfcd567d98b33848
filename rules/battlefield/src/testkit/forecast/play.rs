//! One attack after the other, by the real rules.

use super::Trial;
use crate::{
    Battlefield, agenda,
    effect::Pool,
    event::Event,
    field::Thing,
    play::Play,
    position::Position,
    question::{Action, Prompt, Question},
    standing,
    state::State,
    task::{AttackStage, Task},
};
use tabletop::{EventRecorder, Game, Viewer, testkit::TestDice};

/// Counts of each number that came.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    pub hits: Vec<u32>,
    pub wounds: Vec<u32>,
    pub lost: Vec<u32>,
    pub destroyed: Vec<u32>,
    pub failed: Vec<u32>,
    pub stopped: Vec<u32>,
    /// Of charges, whether they arrived, and whether they did so Disorderly.
    pub arrived: Vec<u32>,
    pub disorderly: Vec<u32>,
}

/// The outcome of one attack.
#[derive(Default)]
struct Seen {
    hits: usize,
    wounds: usize,
    lost: usize,
    destroyed: bool,
    failed: bool,
    rolled: bool,
    declared: Declared,
}

/// The outcome of the way to the attack.
#[derive(Default)]
struct Declared {
    /// The attack was declared; a charge that failed has none.
    attacked: bool,
    disorderly: bool,
}

impl Counts {
    /// Returns the counts of so many attacks; charges that fail are played on top of them.
    pub fn of(trial: &Trial, plays: u32, seed: u64) -> Self {
        let mut counts = Self::default();
        let mut cx = EventRecorder::new(TestDice::new(!seed));
        let mut attacks = 0;
        while attacks < plays {
            let outcome = played(trial, &mut cx);
            add(&mut counts.arrived, usize::from(outcome.declared.attacked));
            let disorderly = outcome.declared.attacked && outcome.declared.disorderly;
            add(&mut counts.disorderly, usize::from(disorderly));
            if !outcome.declared.attacked {
                continue;
            }
            attacks += 1;
            add(&mut counts.hits, outcome.hits);
            add(&mut counts.wounds, outcome.wounds);
            add(&mut counts.lost, outcome.lost);
            add(&mut counts.destroyed, usize::from(outcome.destroyed));
            add(&mut counts.failed, usize::from(outcome.failed));
            add(&mut counts.stopped, usize::from(!outcome.rolled));
        }
        counts
    }
}

fn add(counts: &mut Vec<u32>, number: usize) {
    if counts.len() <= number {
        counts.resize(number + 1, 0);
    }
    counts[number] += 1;
}

/// Plays the action and all that belongs to its attack; whoever may decide does nothing, but for
/// attack dice that are rolled again.
fn played(trial: &Trial, cx: &mut EventRecorder<TestDice, Event>) -> Seen {
    let mut state = trial.state.clone();
    let mut seen = Seen::default();
    let mut health = trial.health(&state.open);
    let mut answered = false;
    loop {
        let open = state.questions.first().cloned();
        match open {
            Some(question) => {
                let first = !std::mem::replace(&mut answered, true);
                let action = if first {
                    Action::Do(trial.action.clone())
                } else {
                    answer(&state, &question, trial.target)
                };
                agenda::take(&mut play(&mut state, cx), &question, action);
            }
            None => match state.open.agenda.pop() {
                Some(task) if !is_over(&task) => agenda::step(&mut play(&mut state, cx), task),
                _ => break,
            },
        }
        let now = trial.health(&state.open);
        seen.lost += health.saturating_sub(now) as usize;
        health = now;
        if let Some(attack) = state.open.attack() {
            seen.wounds = attack.wounds.into();
        }
        for event in cx.events.drain(..) {
            note(&mut seen, &event, trial.target);
        }
    }
    seen.destroyed = health == 0;
    seen
}

fn play<'a>(state: &'a mut State, cx: &'a mut EventRecorder<TestDice, Event>) -> Play<'a> {
    Play { state, cx }
}

/// Returns true once all has happened that is foreseen: the panic test of the defender has had its effects, or the
/// action is complete without that.
fn is_over(task: &Task) -> bool {
    match task {
        Task::Attack(attack) => attack.stage >= AttackStage::Surge,
        Task::Acting(_) => true,
        _ => false,
    }
}

fn note(seen: &mut Seen, event: &Event, target: Thing) {
    match event {
        Event::ChargeRolled { disorderly, .. } => seen.declared.disorderly = *disorderly,
        Event::Attacked { .. } => seen.declared.attacked = true,
        Event::Rolled {
            pool: Pool::Attack, ..
        } => seen.rolled = true,
        Event::Hits { hits, .. } => seen.hits = usize::from(*hits),
        Event::Tested {
            unit,
            panic: true,
            passed: false,
            ..
        } if unit.thing() == target => seen.failed = true,
        _ => {}
    }
}

fn answer(state: &State, question: &Question, target: Thing) -> Action {
    match &question.prompt {
        Prompt::React { .. } | Prompt::Spend { .. } => Action::Pass,
        Prompt::Align { slots, .. } => Action::Align(slots[0]),
        Prompt::Reroll { pool, open, .. } => reroll(&state.open, *pool, open),
        // Whoever chooses spares the target.
        Prompt::Target { options, count, .. } => {
            let mut chosen = options.clone();
            chosen.sort_by_key(|it| *it == target);
            chosen.truncate(usize::from(*count));
            Action::Targets(chosen)
        }
        prompt => {
            let view = state.view(Viewer::Seat(question.seat));
            Battlefield::fallback(&view, prompt)
        }
    }
}

fn reroll(position: &Position, pool: Pool, open: &[bool]) -> Action {
    let missed = standing::open_dice(position, pool, open, false);
    if pool != Pool::Attack || missed.is_empty() {
        Action::Pass
    } else {
        Action::Reroll(missed)
    }
}
