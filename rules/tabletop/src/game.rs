//! The interface of a game, seen from its host.

use crate::{Cx, Decision, Dice, Level, Outcome, Parts, Random, Seat, Span, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, ops::RangeInclusive};

/// A system of rules: how a playing of it starts, whom it asks, what answers do.
///
/// Everything is a pure function of its arguments; chance and events pass through [`Cx`].
/// Waiting is a value: between two answers the whole game is its [`Game::State`].
pub trait Game: 'static {
    /// Stored with every table; never renamed.
    const KIND: &'static str;
    /// The numbers of players that the game may have.
    const SEATS: RangeInclusive<u8>;
    /// The number of bytes of JSON that an answer, a draft or a standing answer may have. The largest request that a
    /// server takes is 64 KiB.
    const LARGEST_ANSWER: usize = 16 * 1024;
    /// The number of bytes of JSON that a setup may have.
    const LARGEST_SETUP: usize = 16 * 1024;
    /// True if everybody sits one seat further in a rematch: right where seats differ only in their order, wrong where
    /// each is a role of its own.
    const ROTATES_SEATS: bool = false;

    /// The choices that the people at a table agree on before the start.
    type Setup: Serialize + DeserializeOwned;
    /// The whole truth. Plain data with fixed-size integers and ordered collections, stored with
    /// a version; never sent to anybody.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The view of one seat, or of a spectator. Built field by field: what is not copied is not sent.
    type View: Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A question.
    type Prompt: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// An answer.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The reason why an answer will not do, for the game's own pages to word.
    type Illegal: Debug + PartialEq + Serialize + DeserializeOwned;
    /// Something that happened, for the log and the animations.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Returns the optional parts that it has besides.
    fn parts() -> Parts<Self>
    where
        Self: Sized,
    {
        Parts::NONE
    }

    /// Sets the table up for `seats` players and plays to the first question.
    ///
    /// `seats` lies in [`Game::SEATS`] and the setup has no
    /// [`flaws`](crate::CheckedSetup::flaws); [`Host`](crate::Host) refuses others.
    fn start(setup: &Self::Setup, seats: u8, cx: &mut impl Cx<Self::Event>) -> Self::State;

    /// Writes down in the setup, before the start, which seats want to be asked even where the
    /// rules leave them only one answer; the wishes it held before are forgotten. A game that
    /// always asks, or never does, need not listen.
    fn ask_always(_setup: &mut Self::Setup, _seats: &[Seat]) {}

    /// Every open question. Empty exactly when the game is over.
    fn decisions(state: &Self::State) -> impl Iterator<Item = Decision<Self::Prompt>>;

    /// Checks that `action` answers `prompt`, judged from what that seat sees and nothing else: the browser grays out a
    /// button and the server refuses a request with this one function.
    fn check(
        view: &Self::View,
        prompt: &Self::Prompt,
        action: &Self::Action,
    ) -> Result<(), Self::Illegal>;

    /// Takes an answer that [`Game::check`] has accepted and plays on to the next question.
    /// Cannot fail.
    fn apply(
        state: &mut Self::State,
        decision: &Decision<Self::Prompt>,
        action: Self::Action,
        cx: &mut impl Cx<Self::Event>,
    );

    /// Takes up `state` again after `undone` has come about from it: what was answered or closed
    /// meanwhile is asked anew, under ids that no question had up to `undone`. Questions that
    /// are still open in `undone` keep theirs, and whoever thinks about one goes on thinking.
    fn renew(state: &mut Self::State, undone: &Self::State);

    /// Some legal answer, for play-outs.
    fn sample(view: &Self::View, prompt: &Self::Prompt, dice: &mut dyn Dice) -> Self::Action;

    /// The levels at which the computer plays, the weakest first.
    fn levels() -> &'static [Level<Self>]
    where
        Self: Sized,
    {
        &[Level {
            name: Random::NAME,
            policy: &Random,
        }]
    }

    /// The level at which it plays where nobody has chosen another: one of [`Game::levels`].
    const DEFAULT_LEVEL: &'static str = Random::NAME;

    /// The considerate answer of an absent player: always legal, never left to chance.
    fn fallback(view: &Self::View, prompt: &Self::Prompt) -> Self::Action;

    /// The answer of somebody whose time is up before `begun` was finished: what they had decided
    /// stands, and the rest is as considerate as [`Game::fallback`], which answers where half an
    /// answer decides nothing. Whoever applies it asks [`Game::check`] first.
    fn complete(
        _view: &Self::View,
        _prompt: &Self::Prompt,
        _begun: &Self::Action,
    ) -> Option<Self::Action> {
        None
    }

    /// Returns how much thought this question wants. Public, as the question's existence is.
    fn span(_prompt: &Self::Prompt) -> Span {
        Span::Reaction
    }

    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The game with everything shown that a view can show, for those who look at it after its
    /// end. Unless the game says more, what a spectator sees.
    fn unveil(state: &Self::State) -> Self::View {
        Self::view(state, Viewer::Spectator)
    }

    /// The part of the game that is being played: the round, for a game of rounds. A history is
    /// divided by it.
    fn chapter(_state: &Self::State) -> u32 {
        0
    }

    /// Tells whether the players plan now, rather than carry out or react: at some tables they may speak to each other
    /// only then. Everybody may know it.
    fn planning(_state: &Self::State) -> bool {
        true
    }

    /// The event as `viewer` may know it, or nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Tells whether this question is put to several at once, and every answer stays hidden until the
    /// last of them is in. That last answer is final, whatever events it brings: whoever gave it
    /// sees from what is asked next what the others have kept, even where nothing is shown.
    fn simultaneous(state: &Self::State, prompt: &Self::Prompt) -> bool;

    /// Tells whether this event tells somebody what was hidden until then. The answer that brought it is final, and so
    /// is one that drew a roll.
    fn reveals(event: &Self::Event) -> bool;

    /// The seats for which a contest was decided by an answer to `before` that brought these
    /// events: those who fought a battle want to hear how it went. Public, and no secret of any.
    fn contested(_before: &Self::State, _events: &[Self::Event]) -> Vec<Seat> {
        Vec::new()
    }

    /// The only two answers to a question that has no more, as far as they can be told apart in
    /// words, without the game's page. Whoever offers them asks [`Game::check`] for each; the
    /// question's words then are read where a letter is, so it must not show a secret.
    fn either(_view: &Self::View, _prompt: &Self::Prompt) -> Option<[Self::Action; 2]> {
        None
    }

    /// The answer to a question that has no other, judged by all that its seat sees: its own secrets, too.
    /// Whoever sees how soon it came may conclude something from it, so it is given without asking only
    /// where nobody else plays. Whoever applies it asks [`Game::check`] first.
    fn only(_view: &Self::View, _prompt: &Self::Prompt) -> Option<Self::Action> {
        None
    }

    /// Returns what this seat plays, by the name that the game's own notation has for it: those who have played the
    /// same can be compared. Public.
    fn role(_state: &Self::State, seat: Seat) -> String {
        seat.0.to_string()
    }

    /// Returns how it ended; `None` while it runs.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}
