//! The requests of lessons to the game that they teach.

use super::lesson::Lesson;
use crate::games::Registered;
use tabletop::{Decision, Game, Seat};

/// The values of the rules of a game with lessons.
pub type States<G> = <<G as Taught>::Rules as Game>::State;
pub type Prompts<G> = <<G as Taught>::Rules as Game>::Prompt;
pub type Actions<G> = <<G as Taught>::Rules as Game>::Action;
pub type Events<G> = <<G as Taught>::Rules as Game>::Event;
pub type Illegals<G> = <<G as Taught>::Rules as Game>::Illegal;

/// A game with lessons, on the server.
pub trait Taught: Registered {
    type Rules: Game;

    /// True if the others go on after the last step, until the learner is asked again.
    const GOES_ON: bool = true;

    /// All lessons in order.
    fn lessons() -> &'static [Lesson<States<Self>>];

    /// A position in the game's notation.
    ///
    /// # Errors
    /// The mistake in the text.
    fn position(text: &str) -> Result<States<Self>, String>;

    /// Returns the seat that is called so in lessons.
    ///
    /// # Errors
    /// There is nobody of this name.
    fn seat(state: &States<Self>, name: &str) -> Result<Seat, String>;

    /// Tells whether the rules have a chapter with this address.
    fn has_chapter(slug: &str) -> bool;

    /// Returns what the words answer to this question; nothing where they answer another.
    fn answer(
        state: &States<Self>,
        question: &Decision<Prompts<Self>>,
        text: &str,
    ) -> Option<Actions<Self>>;

    /// Tells whether the learner is spared this question where no step is about it: then the considerate answer is
    /// given.
    fn is_spared(prompt: &Prompts<Self>) -> bool {
        let _ = prompt;
        false
    }

    /// Tells whether it is as the words say, after these events.
    ///
    /// # Errors
    /// In which way it is not, or why the words cannot be read.
    fn holds(state: &States<Self>, events: &[Events<Self>], text: &str) -> Result<(), String> {
        let _ = (state, events);
        Err(format!("this game has no words for: {text}"))
    }

    /// The table as the learner sees it.
    fn table(snapshot: &Snapshot<'_, Self>) -> Self::Page;
}

/// The state of a lesson, for the page of its table.
pub struct Snapshot<'a, G: Taught> {
    pub state: &'a States<G>,
    /// The events that have happened, with the number of the answer that brought it.
    pub events: &'a [(i64, Events<G>)],
    pub learner: Seat,
    /// The open questions that somebody waits for; a lesson that is done asks none.
    pub open: Vec<Decision<Prompts<G>>>,
}
