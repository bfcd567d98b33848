//! Chance and what is told of it: the only ways from the rules to the outside.

/// The only source of chance that rules may touch.
pub trait Dice {
    /// A number in `0..n`; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// The things that a rule may do besides changing its own state: draw chance and tell what happened.
///
/// Rules take it as `&mut impl Cx<Event>`, so that in a [`Quiet`] one the telling compiles away.
pub trait Cx<E>: Dice {
    fn emit(&mut self, event: E);
}

impl<E, C: Cx<E> + ?Sized> Cx<E> for &mut C {
    fn emit(&mut self, event: E) {
        (**self).emit(event);
    }
}

/// Dice with nobody listening: for searches, replays and benchmarks.
#[derive(Clone, Debug)]
pub struct Quiet<D>(pub D);

impl<D: Dice> Dice for Quiet<D> {
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }
}

impl<D: Dice, E> Cx<E> for Quiet<D> {
    fn emit(&mut self, _event: E) {}
}

/// Dice with a listener who keeps every event, oldest first.
#[derive(Clone, Debug)]
pub struct EventRecorder<D, E> {
    pub dice: D,
    pub events: Vec<E>,
}

impl<D, E> EventRecorder<D, E> {
    pub const fn new(dice: D) -> Self {
        Self {
            dice,
            events: Vec::new(),
        }
    }
}

impl<D: Dice, E> Dice for EventRecorder<D, E> {
    fn below(&mut self, n: u32) -> u32 {
        self.dice.below(n)
    }
}

impl<D: Dice, E> Cx<E> for EventRecorder<D, E> {
    fn emit(&mut self, event: E) {
        self.events.push(event);
    }
}

/// Passes rolls through and keeps a copy for the log.
#[derive(Clone, Debug)]
pub struct Recording<D> {
    pub dice: D,
    pub rolls: Vec<u32>,
}

impl<D> Recording<D> {
    pub const fn new(dice: D) -> Self {
        Self {
            dice,
            rolls: Vec::new(),
        }
    }
}

impl<D: Dice> Dice for Recording<D> {
    fn below(&mut self, n: u32) -> u32 {
        let roll = self.dice.below(n);
        self.rolls.push(roll);
        roll
    }
}

/// Feeds a log's rolls back in.
///
/// Rules cannot fail, so a roll that is missing or too high counts as 0 and is remembered:
/// ask [`Recorded::faithful`] afterwards.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    rolls: std::slice::Iter<'a, u32>,
    astray: bool,
}

impl<'a> Recorded<'a> {
    pub fn new(rolls: &'a [u32]) -> Self {
        Self {
            rolls: rolls.iter(),
            astray: false,
        }
    }

    /// Tells whether each roll was asked for exactly once, by a question that it answers.
    pub fn faithful(&self) -> bool {
        !self.astray && self.rolls.as_slice().is_empty()
    }
}

impl Dice for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self.rolls.next() {
            Some(&roll) if roll < n => roll,
            _ => {
                self.astray = true;
                0
            }
        }
    }
}
