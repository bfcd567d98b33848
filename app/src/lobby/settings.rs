//! All that the form that opens a table holds, beside the table's name.

#[cfg(feature = "ssr")]
use super::terms::{MAX_DESCRIPTION, MAX_HOUSE_RULES};
use super::{
    Delay, Masks,
    choice::{Choice, Options},
    delay::DelayField,
    level::{Level, LevelField},
    masks::MasksField,
    pace::{PaceChoice, PaceField, Zones},
    preset::Preset,
    stakes::{Stakes, StakesField},
    terms::{TermsChoice, TermsField},
};
#[cfg(feature = "ssr")]
use crate::{Error, Reason};
use crate::{
    games::westeros::TableOptions,
    talk::{Press, PressMode, PressOptions},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use westeros::Setup;

/// What the form is filled with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub players: u8,
    pub audience: String,
    pub setup: Setup,
    pub pace: PaceChoice,
    pub press: PressMode,
    pub planning_only: bool,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: TermsChoice,
    pub level: Level,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            players: 6,
            audience: "open".into(),
            setup: Setup::default(),
            pace: PaceChoice::default(),
            press: PressMode::default(),
            planning_only: false,
            masks: Masks::default(),
            delay: Delay::default(),
            stakes: Stakes::default(),
            terms: TermsChoice::default(),
            level: Level::default(),
        }
    }
}

#[cfg(feature = "ssr")]
impl Settings {
    /// Whether a table could be opened with them, as far as nothing else has a say in it.
    pub fn check(&self) -> Result<(), Error> {
        use crate::server::{self, Outcome};
        let refused = |reason| Err(server::with_status(Error::Refused(reason)));
        if !(3..=6).contains(&self.players) {
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
        let pace = platform::Pace::try_from(self.pace.clone());
        let pace = pace.map_err(server::with_status)?;
        pace.checked().or_refuse().map(drop)
    }
}

/// The fields, filled with these settings; the pace with that of a preset, where one is chosen.
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
        press,
        planning_only,
        masks,
        delay,
        stakes,
        terms,
        level,
    } = settings;
    let press = Press {
        mode: press,
        planning_only,
    };
    let pace = move || {
        let (chosen, zones) = match preset.get() {
            Some(preset) => (preset.pace(), Zones::Usual),
            None => (pace.clone(), zones),
        };
        view! { <PaceField chosen zones /> }
    };
    view! {
        <Choice legend=word!("Players" | "Spieler") name="players" options=PLAYERS chosen=players.to_string() />
        <Choice legend=word!("Who may join" | "Wer mitspielen darf") name="audience" options=AUDIENCE chosen=audience />
        <MasksField chosen=masks />
        <DelayField chosen=delay />
        <StakesField chosen=stakes />
        {pace}
        <PressOptions chosen=press />
        <TermsField chosen=terms />
        <LevelField id="table-level" chosen=level />
        <TableOptions chosen=setup />
    }
}

const PLAYERS: Options = &[
    (
        "3",
        words!("3" | "3"),
        words!("Baratheon, Lannister, Stark" | "Baratheon, Lennister, Stark"),
    ),
    (
        "4",
        words!("4" | "4"),
        words!("and Greyjoy" | "dazu Graufreud"),
    ),
    ("5", words!("5" | "5"), words!("and Tyrell" | "und Tyrell")),
    (
        "6",
        words!("6" | "6"),
        words!("and Martell" | "und Martell"),
    ),
];
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
