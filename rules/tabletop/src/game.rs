//! What a game is, seen from its host.

use crate::{Cx, Decision, Dice, Level, Outcome, Random, Record, Seat, Span, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, ops::RangeInclusive};

/// A system of rules: how a playing of it starts, whom it asks, what answers do.
///
/// Everything is a pure function of its arguments; chance and events pass through [`Cx`].
/// Waiting is a value: between two answers the whole game is its [`Game::State`].
pub trait Game: 'static {
    /// Stored with every table; never renamed.
    const KIND: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// How many bytes of JSON an answer, a draft or a standing answer may have. The largest
    /// request that a server takes is 64 KiB.
    const LARGEST_ANSWER: usize = 16 * 1024;
    /// How many bytes of JSON a setup may have.
    const LARGEST_SETUP: usize = 16 * 1024;

    /// What the people at a table agree on before the start.
    type Setup: Serialize + DeserializeOwned;
    /// What is wrong with a setup, for the game's own pages to word; `()` for a game in which
    /// whatever reads can be played.
    type Flaw: Debug + PartialEq + Serialize + DeserializeOwned;
    /// The whole truth. Plain data with fixed-size integers and ordered collections, stored with
    /// a version; never sent to anybody.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one seat, or a spectator, sees. Built field by field: what is not copied is not sent.
    type View: Debug + PartialEq + Serialize + DeserializeOwned;
    /// A question.
    type Prompt: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// An answer.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why an answer will not do, for the game's own pages to word.
    type Illegal: Debug + PartialEq + Serialize + DeserializeOwned;
    /// Something that happened, for the log and the animations.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What a seat has decided beforehand; `()` for a game that knows no such thing.
    type Standing: Default + Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What players promise each other, without any rule that makes them keep it; `()` for a game
    /// that knows no such thing.
    type Plan: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why a plan cannot be proposed, for the game's own pages to word.
    type Unfit: Debug + PartialEq + Serialize + DeserializeOwned;

    /// Everything that keeps so many players from playing this setup, all at once; nothing if it
    /// can be played. Asked before a table opens, and again before it starts.
    fn flaws(_setup: &Self::Setup, _seats: u8) -> Vec<Self::Flaw> {
        Vec::new()
    }

    /// Sets the table up for `seats` players and plays to the first question.
    ///
    /// `seats` lies in [`Game::SEATS`] and the setup has no [`Game::flaws`];
    /// [`Host`](crate::Host) refuses others.
    fn start(setup: &Self::Setup, seats: u8, cx: &mut impl Cx<Self::Event>) -> Self::State;

    /// Writes down in the setup, before the start, which seats want to be asked even where the
    /// rules leave them only one answer; the wishes it held before are forgotten. A game that
    /// always asks, or never does, need not listen.
    fn ask_always(_setup: &mut Self::Setup, _seats: &[Seat]) {}

    /// Every open question. Empty exactly when the game is over.
    fn decisions(state: &Self::State) -> impl Iterator<Item = Decision<Self::Prompt>>;

    /// Whether `action` answers `prompt`, judged from what that seat sees and nothing else: the
    /// browser greys out a button and the server refuses a request with this one function.
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

    /// How much thought this question wants. Public, as the question's existence is.
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

    /// Whether the players plan now, rather than carry out or react: at some tables they may
    /// speak to each other only then. Everybody may know it.
    fn planning(_state: &Self::State) -> bool {
        true
    }

    /// The event as `viewer` may know it, or nothing.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether this event tells somebody what was hidden until then. The answer that brought it
    /// is final, and so is one that drew a roll.
    fn reveals(event: &Self::Event) -> bool;

    /// The seats for which a contest was decided by an answer to `before` that brought these
    /// events: those who fought a battle want to hear how it went. Public, and no secret of any.
    fn contested(_before: &Self::State, _events: &[Self::Event]) -> Vec<Seat> {
        Vec::new()
    }

    /// A whole game in the game's own notation, with every secret in it; `None` if it has no
    /// notation, or the log does not fit the rules.
    fn transcript(_record: &Record<Self::Setup, Self::Action>) -> Option<String> {
        None
    }

    /// A game in the middle, from a text in the game's own notation.
    ///
    /// # Errors
    /// Why the text is no such position, in a sentence for its author.
    fn position(_text: &str) -> Result<Position<Self>, String> {
        Err("this game has no notation".to_owned())
    }

    /// The answer that a seat has laid down beforehand, if it has one for this question. Whoever
    /// applies it asks [`Game::check`] first, and leaves the question open if that refuses.
    fn foreseen(
        _view: &Self::View,
        _prompt: &Self::Prompt,
        _standing: &Self::Standing,
    ) -> Option<Self::Action> {
        None
    }

    /// Takes out of `standing` what [`Game::foreseen`] has used up by answering this question,
    /// and what no longer holds.
    fn use_up(_standing: &mut Self::Standing, _view: &Self::View, _prompt: &Self::Prompt) {}

    /// The only two answers to a question that has no more, as far as they can be told apart in
    /// words, without the game's page. Whoever offers them asks [`Game::check`] for each; the
    /// question's words then are read where a letter is, so it must not show a secret.
    fn either(_view: &Self::View, _prompt: &Self::Prompt) -> Option<[Self::Action; 2]> {
        None
    }

    /// Whether these seats can promise each other this now, judged by what a spectator sees: a
    /// refusal tells nothing that is hidden.
    ///
    /// # Errors
    /// The game's own reason.
    fn check_plan(
        view: &Self::View,
        parties: &[Seat],
        plan: &Self::Plan,
    ) -> Result<(), Self::Unfit>;

    /// What has become of each promise of a plan, by the events that a spectator has seen since.
    fn kept(_plan: &Self::Plan, _events: &[Self::Event]) -> Vec<Kept> {
        Vec::new()
    }

    /// What this seat plays, by the name that the game's own notation has for it: those who have
    /// played the same can be compared. Public.
    fn role(_state: &Self::State, seat: Seat) -> String {
        seat.0.to_string()
    }

    /// How it ended; `None` while it runs.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}

/// A game in the middle, and what a table of it must know.
#[derive(Debug)]
pub struct Position<G: Game + ?Sized> {
    pub setup: G::Setup,
    /// What everybody calls the seats, in the order of their numbers.
    pub seats: Vec<String>,
    /// Somebody is asked.
    pub state: G::State,
}

/// What has become of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    Kept,
    Broken,
    /// It has not come to it yet, or never did.
    Open,
}
