//! All that the form that opens a table holds, beside the table's name.

#[cfg(feature = "ssr")]
use super::terms::{MAX_DESCRIPTION, MAX_HOUSE_RULES};
use super::{
    Delay, InWords, Masks,
    choice::{Choice, Options},
    delay::DelayField,
    level::LevelField,
    masks::MasksField,
    more::More,
    pace::{PaceChoice, PaceLengths, WhenField, Zones},
    preset::{ChosenPreset, Preset, Presets},
    stakes::{Stakes, StakesField},
    terms::{AdmissionFields, Terms, TermsChoice, Tongue, TongueField, WordsFields, asked},
};
#[cfg(feature = "ssr")]
use crate::{Error, Reason};
use crate::{
    chat::{ChatChoice, ChatMode, ChatOptions},
    games::{self, GameSetup},
    language::Words,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The values that the form is filled with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub players: u8,
    pub audience: String,
    pub setup: GameSetup,
    pub pace: PaceChoice,
    pub chat: ChatMode,
    pub planning_only: bool,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: TermsChoice,
    pub level: String,
}

impl Settings {
    /// The usual ones for a game with this setup.
    pub fn of(setup: GameSetup) -> Self {
        Self {
            audience: "open".into(),
            pace: PaceChoice::default(),
            chat: ChatMode::default(),
            planning_only: false,
            masks: Masks::default(),
            delay: Delay::default(),
            stakes: Stakes::default(),
            terms: TermsChoice::default(),
            level: String::new(),
            players: games::usual_seats(setup.kind()),
            setup,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::of(GameSetup::default())
    }
}

#[cfg(feature = "ssr")]
impl Settings {
    /// Checks that a table could be opened with them, as far as nothing else has a say in it.
    pub fn check(&self) -> Result<(), Error> {
        use crate::server::{self, Outcome};
        let refused = |reason| Err(server::with_status(Error::Refused(reason)));
        let kind = self.setup.kind();
        if !games::seats(kind).contains(&self.players) {
            return refused(Reason::NumberOfPlayers);
        }
        let TermsChoice {
            description,
            house_rules,
            ..
        } = &self.terms;
        let fits = |text: &str, most| text.chars().count() <= most;
        if !fits(description, MAX_DESCRIPTION) || !fits(house_rules, MAX_HOUSE_RULES) {
            return refused(Reason::TableTextTooLong);
        }
        super::open::level(kind, &self.level)?;
        let pace = platform::Pace::try_from(self.pace.clone());
        let pace = pace.map_err(server::with_status)?;
        pace.checked().or_refuse().map(drop)
    }
}

/// The query of the form's address: preset, template and game.
pub type Query = (
    Memo<Option<Preset>>,
    Memo<Option<i64>>,
    Memo<Option<String>>,
);

/// The fields, filled with these settings; the pace and the choices that depend on it with those of a preset,
/// where one is chosen. First what every table is asked, then what most leave as it is, in parts.
pub fn fields(settings: Settings, zones: Zones, query: Query) -> (impl IntoView, impl IntoView) {
    let (preset, template, game) = query;
    provide_context(ChosenPreset::new(preset));
    let kind = settings.setup.kind();
    let measure = games::measure(&settings.setup);
    let measured = measure.is_some();
    let (players, pace) = (settings.players, settings.pace.clone());
    // Not in the arena: where the address changes what fills the form and the preset at once, the parts of
    // the old form hear of it when what belongs to it is gone.
    let filled = move || match preset.get() {
        Some(preset) => (preset.pace(), Zones::Usual),
        None => (pace.clone(), zones),
    };
    let when = {
        let filled = filled.clone();
        move || view! { <WhenField chosen=filled().0 /> }
    };
    let lengths = move || {
        let (chosen, zones) = filled();
        view! { <PaceLengths chosen zones /> }
    };
    let asks = view! {
        {measure.unwrap_or_else(|| view! { <Players kind chosen=players /> }.into_any())}
        <fieldset class="ask">
            <legend class="ask-title">{word!("When?" | "Wann?")}</legend>
            {when}
            <Presets chosen=preset template game />
            {lengths}
        </fieldset>
    };
    (asks, view! { <Parts settings measured /> })
}

/// The settings that most leave as they are, in parts that can be opened.
#[component]
fn Parts(
    settings: Settings,
    /// True where the second question is not how many play.
    measured: bool,
) -> impl IntoView {
    let [who, rules, talk, watch] = unusual(&settings);
    let Settings {
        players,
        audience,
        setup,
        chat: mode,
        planning_only,
        masks,
        delay,
        stakes,
        terms,
        level,
        pace: _,
    } = settings;
    let TermsChoice {
        language,
        admission,
        least,
        description,
        house_rules,
    } = terms;
    let kind = setup.kind();
    let chat = ChatChoice {
        mode,
        planning_only,
    };
    let players = measured.then(|| {
        let legend = word!("Players" | "Spieler");
        view! { <Choice legend name="players" options=games::sizes(kind) chosen=players.to_string() /> }
    });
    let terms = Terms {
        description,
        house_rules,
        ..Terms::default()
    };
    view! {
        <More
            title=word!("Who plays" | "Wer mitspielt")
            usual=word!("Anyone, guests too; names shown" | "Alle, auch Gäste; mit Namen")
            told=who
        >
            {players}
            <Choice legend=word!("Who may join" | "Wer mitspielen darf") name="audience" options=AUDIENCE chosen=audience />
            <AdmissionFields admission least />
            <MasksField chosen=masks />
        </More>
        <More title=word!("Rules" | "Regeln") usual=games::usual_rules(kind) told=rules>
            <LevelField id="table-level" kind chosen=level />
            {games::setup_fields(setup)}
        </More>
        <More
            title=word!("Conversations and notes" | "Chat und Hinweise")
            usual=word!("Everyone with everyone, in any language" | "Alle mit allen, in jeder Sprache")
            told=talk
        >
            <ChatOptions chosen=chat />
            <TongueField chosen=language />
            <WordsFields names=["terms[description]", "terms[house_rules]"] terms />
        </More>
        <More
            title=word!("Rating and spectators" | "Wertung und Zuschauer")
            usual=word!("Friendly; spectators see every answer" | "Ohne Wertung; Zuschauer sehen jede Antwort")
            told=watch
        >
            <StakesField chosen=stakes />
            <DelayField chosen=delay />
        </More>
    }
}

/// The options that are not as usual, in a few words each, by their parts: who plays, the rules, what is said,
/// and what becomes of it.
fn unusual(settings: &Settings) -> [Vec<String>; 4] {
    let chat = ChatChoice {
        mode: settings.chat,
        planning_only: settings.planning_only,
    };
    let terms = Terms::from(settings.terms.clone());
    let entry = Terms {
        language: Tongue::Any,
        ..terms.clone()
    };
    let tongue = Terms {
        language: terms.language,
        ..Terms::default()
    };
    let invited =
        (settings.audience == "invited").then(|| word!("by invitation" | "mit Einladung"));
    let who = invited.into_iter().chain(asked(&entry));
    let who = who.chain(settings.masks.words()).map(str::to_owned);
    let usual = games::usual_setup(settings.setup.kind());
    let rules = (settings.setup != usual).then(|| word!("changed" | "geändert"));
    let talk = asked(&tongue).into_iter().map(str::to_owned);
    let watch = [settings.stakes.words(), settings.delay.words()];
    let watch = watch.into_iter().flatten().map(str::to_owned);
    [
        who.collect(),
        rules.into_iter().map(str::to_owned).collect(),
        talk.chain(chat.words()).collect(),
        watch.collect(),
    ]
}

/// Draws the choice of how many play; where the game leaves no choice, the form sends what there is.
#[component]
fn Players(kind: &'static str, chosen: u8) -> impl IntoView {
    let options = games::sizes(kind);
    let chosen = chosen.to_string();
    if options.is_empty() {
        return view! { <input type="hidden" name="players" value=chosen /> }.into_any();
    }
    let card = |&(value, label, hint): &(&'static str, Words, Words)| {
        view! {
            <label class="pick pick-number">
                <input type="radio" name="players" value=value checked=value == chosen />
                <span class="pick-figure">{label.here()}</span>
                {value.parse::<u8>().ok().and_then(|it| games::size_marks(kind, it))}
                <span class="unseen">{hint.here()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="ask">
            <legend class="ask-title">{word!("How many players?" | "Wie viele spielen mit?")}</legend>
            <div class="picks measure">{options.iter().map(card).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

const AUDIENCE: Options = &[
    (
        "open",
        words!("Anyone" | "Alle"),
        words!("Listed in the lobby" | "Steht in der Liste der Tische"),
    ),
    (
        "invited",
        words!("By invitation" | "Mit Einladung"),
        words!("Only people with the link" | "Nur wer den Link hat"),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::Admission;

    #[test]
    fn each_part_tells_what_is_not_as_usual() {
        let usual = unusual(&Settings::default());
        assert!(usual.iter().all(Vec::is_empty), "{usual:?}");
        let mut settings = Settings {
            audience: "invited".into(),
            masks: Masks::UntilEnd,
            delay: Delay::Round,
            ..Settings::default()
        };
        settings.terms.admission = Admission::Accounts;
        settings.terms.language = Tongue::German;
        let [who, rules, talk, watch] = unusual(&settings).map(|it| it.join(" · "));
        let entry = "by invitation · only for people with an account · anonymous until the end";
        assert_eq!(who, entry);
        assert_eq!((rules.as_str(), talk.as_str()), ("", "in German"));
        assert_eq!(watch, "spectators one round behind");
    }
}
