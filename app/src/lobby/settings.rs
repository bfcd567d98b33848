//! All that the form that opens a table holds, beside the table's name.

#[cfg(feature = "ssr")]
use super::terms::{MAX_DESCRIPTION, MAX_HOUSE_RULES};
use super::{
    Delay, Masks,
    choice::{Choice, Options},
    delay::DelayField,
    level::LevelField,
    masks::MasksField,
    pace::{PaceChoice, PaceField, Zones},
    preset::{ChosenPreset, Preset},
    stakes::{Stakes, StakesField},
    terms::{TermsChoice, TermsField},
};
#[cfg(feature = "ssr")]
use crate::{Error, Reason};
use crate::{
    chat::{ChatChoice, ChatMode, ChatOptions},
    games::{self, GameSetup},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What the form is filled with.
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
    /// Whether a table could be opened with them, as far as nothing else has a say in it.
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

/// The fields, filled with these settings; the pace and the choices that depend on it with those of a preset,
/// where one is chosen.
#[component]
pub fn SettingsFields(
    settings: Settings,
    zones: Zones,
    preset: Memo<Option<Preset>>,
) -> impl IntoView {
    let Settings {
        players,
        audience,
        setup,
        pace,
        chat,
        planning_only,
        masks,
        delay,
        stakes,
        terms,
        level,
    } = settings;
    let chat = ChatChoice {
        mode: chat,
        planning_only,
    };
    provide_context(ChosenPreset::new(preset));
    let pace = move || {
        let (chosen, zones) = match preset.get() {
            Some(preset) => (preset.pace(), Zones::Usual),
            None => (pace.clone(), zones),
        };
        view! { <PaceField chosen zones /> }
    };
    let kind = setup.kind();
    view! {
        <Players kind chosen=players />
        <Choice legend=word!("Who may join" | "Wer mitspielen darf") name="audience" options=AUDIENCE chosen=audience />
        <MasksField chosen=masks />
        <DelayField chosen=delay />
        <StakesField chosen=stakes />
        {pace}
        <ChatOptions chosen=chat />
        <TermsField chosen=terms />
        <LevelField id="table-level" kind chosen=level />
        {games::setup_fields(setup)}
    }
}

/// How many play; where the game leaves no choice, the form sends what there is.
#[component]
fn Players(kind: &'static str, chosen: u8) -> impl IntoView {
    let options = games::sizes(kind);
    if options.is_empty() {
        return view! { <input type="hidden" name="players" value=chosen.to_string() /> }
            .into_any();
    }
    let legend = word!("Players" | "Spieler");
    view! { <Choice legend name="players" options chosen=chosen.to_string() /> }.into_any()
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
