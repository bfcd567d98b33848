//! Every question of the game as the page puts it: a text for each, read like the page itself.
//!
//! A file `prompts/<question>.txt` (or `<question>.<variant>.txt`) is a position in the rules'
//! notation, a line `---`, and what is to be seen; lines that begin with `> ` are what the player
//! clicks: an area, or a button or answer by its name. Nothing here knows rules or words: it asks
//! what the page asks.
//!
//! `ROOKERY_BLESS=1 cargo test -p app --features ssr prompts` writes what is to be seen now, to
//! be read before it is committed. A new question needs a line in `kinds!` and a file.

mod choices;
mod clicks;
mod file;
mod transcript;

use file::File;
use tabletop::{Game, Viewer};
use westeros::{Prompt, State, View, Westeros, notation::script};

macro_rules! kinds {
    ($($variant:ident $name:literal)*) => {
        /// All questions, by the names of their files.
        const KINDS: &[&str] = &[$($name),*];

        const fn kind(prompt: &Prompt) -> &'static str {
            match prompt {
                $(Prompt::$variant { .. } => $name,)*
            }
        }
    };
}

kinds! {
    PlaceOrders "place-orders"
    TakeBackOrders "take-back-orders"
    UseRaven "use-raven"
    PutWildlingCard "put-wildling-card"
    Reconcile "reconcile"
    ThroneOfBlades "throne-of-blades"
    DarkWings "dark-wings"
    PutToTheSword "put-to-the-sword"
    Muster "muster"
    Bid "bid"
    OrderTied "order-tied"
    NameBidder "name-bidder"
    KingTrackDown "king-track-down"
    KingTrackUp "king-track-up"
    CrowsDown "crows-down"
    CrowsUp "crows-up"
    DestroyUnits "destroy-units"
    TakeCardBack "take-card-back"
    DiscardCard "discard-card"
    PreemptiveRaid "preemptive-raid"
    PreemptiveTrack "preemptive-track"
    ResolveRaid "resolve-raid"
    ResolveMarch "resolve-march"
    SupportNeutral "support-neutral"
    ConsolidatePower "consolidate-power"
    TakePort "take-port"
    Support "support"
    RefuseSupport "refuse-support"
    ChooseCard "choose-card"
    Tyrion "tyrion"
    ReplaceCard "replace-card"
    Aeron "aeron"
    Doran "doran"
    Mace "mace"
    QueenOfThorns "queen-of-thorns"
    BladeRedraw "blade-redraw"
    Blade "blade"
    Cersei "cersei"
    Renly "renly"
    Casualties "casualties"
    Retreat "retreat"
    RetreatLoss "retreat-loss"
    Patchface "patchface"
}

/// A question with all that its house may see.
struct Asked {
    state: State,
    view: View,
    prompt: Prompt,
}

/// The first such question where the script ends.
fn asked(file: &File) -> Result<Asked, String> {
    let state = script::end(&file.position).map_err(|why| why.to_string())?;
    let open: Vec<_> = Westeros::decisions(&state).collect();
    let found = open.iter().find(|it| kind(&it.prompt) == file.kind());
    let found = found.ok_or_else(|| format!("asked are {open:?}"))?;
    Ok(Asked {
        view: Westeros::view(&state, Viewer::Seat(found.seat)),
        prompt: found.prompt,
        state,
    })
}

#[test]
fn every_question_is_told_as_it_was() {
    let differences: Vec<String> = file::all()
        .iter()
        .filter_map(|file| {
            let transcript = asked(file).and_then(|asked| transcript::played(&asked, &file.clicks));
            let differs = transcript.map(|it| file.differs(&it));
            let differs = differs.unwrap_or_else(|why| Some([&why, "\n"].concat()));
            differs.map(|it| [&file.name, ":\n", &it].concat())
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn no_question_is_without_a_text() {
    let files = file::all();
    let has = |kind: &str| files.iter().any(|it| it.kind() == kind);
    let missing: Vec<_> = KINDS.iter().filter(|kind| !has(kind)).collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}
