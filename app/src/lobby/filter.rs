//! The filter of the open tables that the lobby shows: a form that asks by address, and so needs no WASM.

use super::Tongue;
use crate::{chat::ChatMode, games, language::Words};
use leptos::prelude::*;
use leptos_router::params::ParamsMap;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// The kind of the game, or any.
    pub game: String,
    pub pace: Option<PaceKind>,
    pub chat: Option<ChatMode>,
    /// At least so many seats are free.
    pub seats: u8,
    /// Tables where this language is spoken, or any.
    pub language: Option<Tongue>,
    /// Only tables whose reliability the viewer meets.
    pub fitting: bool,
}

/// The kinds of pace, without their lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaceKind {
    Unlimited,
    Live,
    Days,
}

type Choices<T> = &'static [(&'static str, T, Words)];

const PACES: Choices<PaceKind> = &[
    (
        "unlimited",
        PaceKind::Unlimited,
        words!("No clock" | "Ohne Uhr"),
    ),
    ("live", PaceKind::Live, words!("Live" | "An einem Abend")),
    (
        "days",
        PaceKind::Days,
        words!("Several days" | "Mehrere Tage"),
    ),
];

const MODES: Choices<ChatMode> = &[
    (
        "full",
        ChatMode::Full,
        words!("Everyone with everyone" | "Alle mit allen"),
    ),
    ("pairs", ChatMode::Pairs, words!("In pairs" | "Zu zweit")),
    (
        "public",
        ChatMode::Public,
        words!("Public only" | "Nur öffentlich"),
    ),
    ("none", ChatMode::None, words!("Silence" | "Schweigen")),
];

const TONGUES: Choices<Tongue> = &[
    ("en", Tongue::English, words!("English" | "Englisch")),
    ("de", Tongue::German, words!("German" | "Deutsch")),
];

impl Filter {
    /// Reads what the address asks for; what it does not know, it does not ask.
    pub fn read(query: &ParamsMap) -> Self {
        let asked = |name: &str| query.get(name).unwrap_or_default();
        let game = asked("game");
        Self {
            game: if games::kinds().contains(&game.as_str()) {
                game
            } else {
                String::new()
            },
            pace: find(PACES, &asked("pace")),
            // The second name is that of older addresses.
            chat: find(MODES, &[asked("chat"), asked("press")].concat()),
            seats: asked("seats")
                .parse()
                .unwrap_or(0)
                .min(*games::all_sizes().end()),
            language: find(TONGUES, &asked("language")),
            fitting: asked("fitting") == "1",
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The same without what has links of its own.
    fn rest(&self) -> Self {
        Self {
            game: String::new(),
            pace: self.pace.filter(|it| *it == PaceKind::Unlimited),
            ..self.clone()
        }
    }

    /// The address of the lobby that shows so much.
    pub fn address(&self) -> String {
        let seats = (self.seats > 0).then(|| self.seats.to_string());
        let asked = [
            ("game", Some(self.game.clone()).filter(|it| !it.is_empty())),
            ("pace", named(PACES, self.pace)),
            ("chat", named(MODES, self.chat)),
            ("seats", seats),
            ("language", named(TONGUES, self.language)),
            ("fitting", self.fitting.then(|| "1".to_owned())),
        ];
        let asked = asked.into_iter();
        let pairs = asked.filter_map(|(name, value)| Some([name, "=", &value?].concat()));
        let pairs: Vec<String> = pairs.collect();
        if pairs.is_empty() {
            return "/lobby".to_owned();
        }
        ["/lobby?", &pairs.join("&")].concat()
    }

    /// Tells whether this table is to be shown to somebody of this reliability.
    #[cfg(feature = "ssr")]
    pub fn shows(
        &self,
        table: &platform::tables::Listing,
        level: platform::accounts::Reliability,
    ) -> bool {
        use crate::chat::ChatChoice;
        use platform::{Pace, tables};
        let pace = match table.pace {
            Pace::Unlimited => PaceKind::Unlimited,
            Pace::Live { .. } => PaceKind::Live,
            Pace::Correspondence { .. } | Pace::Fixed { .. } => PaceKind::Days,
        };
        // A seat that is offered is as good as a free one.
        let free = table
            .seats
            .iter()
            .filter(|it| it.occupant == tables::Occupant::Nobody)
            .count();
        let offered = table.clocks.iter().filter(|it| it.absent).count();
        let language = table.terms.language;
        (self.game.is_empty() || self.game == table.kind)
            && self.pace.is_none_or(|it| it == pace)
            && self
                .chat
                .is_none_or(|it| it == ChatChoice::from(table.chat).mode)
            && free + offered >= usize::from(self.seats)
            && self
                .language
                .is_none_or(|it| it == language || language == Tongue::Any)
            && (!self.fitting || level >= table.terms.least)
    }
}

fn find<T: Copy>(choices: Choices<T>, name: &str) -> Option<T> {
    let found = choices.iter().find(|it| it.0 == name);
    found.map(|it| it.1)
}

/// The name of what is chosen.
fn named<T: Copy + PartialEq>(choices: Choices<T>, chosen: Option<T>) -> Option<String> {
    let chosen = choices.iter().find(|it| Some(it.1) == chosen)?;
    Some(chosen.0.to_owned())
}

/// The form, with what was chosen, and how many tables it hides.
#[component]
pub fn FilterForm(filter: Filter, hidden: usize) -> impl IntoView {
    let hidden_text = match hidden {
        0 => word!("No open table is hidden." | "Kein offener Tisch ist ausgeblendet.").to_owned(),
        1 => word!("1 open table is hidden." | "1 offener Tisch ist ausgeblendet.").to_owned(),
        n => say!("{n} open tables are hidden." | "{n} offene Tische sind ausgeblendet."),
    };
    view! {
        {(!filter.is_empty()).then(|| view! { <p class="note lobby-hidden" role="status">{hidden_text}</p> })}
        <details class="card lobby-filter" open=filter.rest() != Filter::default()>
            <summary>{word!("Find a table" | "Filter")}</summary>
            <form method="get" action="/lobby" role="search" aria-label=word!("Find a table" | "Filter")>
                <input type="hidden" name="game" value=filter.game.clone() />
                <Select name="pace" label=word!("Clock" | "Bedenkzeit") choices=names(PACES, filter.pace) />
                <Select name="chat" label=word!("Conversations" | "Chat") choices=names(MODES, filter.chat) />
                <Select name="language" label=word!("Language" | "Sprache") choices=names(TONGUES, filter.language) />
                <label class="field">
                    <span>{word!("Free seats" | "Freie Plätze")}</span>
                    <select name="seats">
                        <option value="">{word!("Any number" | "Beliebig viele")}</option>
                        {(2..*games::all_sizes().end())
                            .map(|n: u8| {
                                let words = say!("at least {n}" | "mindestens {n}");
                                view! { <option value=n.to_string() selected=n == filter.seats>{words}</option> }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label class="tick">
                    <input type="checkbox" name="fitting" value="1" checked=filter.fitting />
                    {word!("Only tables I can join" | "Nur Tische, an denen ich mitspielen kann")}
                </label>
                <div class="actions">
                    <button class="button primary" type="submit">{word!("Show" | "Zeigen")}</button>
                    {(!filter.is_empty()).then(|| view! {
                        <a class="button" href="/lobby">{word!("Show all" | "Alle zeigen")}</a>
                    })}
                </div>
            </form>
        </details>
    }
}

/// The names and words of these choices, and whether each is chosen.
fn names<T: Copy + PartialEq>(choices: Choices<T>, chosen: Option<T>) -> Vec<Named> {
    let named = |&(name, value, words): &(&'static str, T, Words)| Named {
        name,
        words: words.here(),
        chosen: chosen == Some(value),
    };
    choices.iter().map(named).collect()
}

struct Named {
    name: &'static str,
    words: &'static str,
    chosen: bool,
}

#[component]
fn Select(name: &'static str, label: &'static str, choices: Vec<Named>) -> impl IntoView {
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=name>
                <option value="">{word!("Any" | "Egal")}</option>
                {choices
                    .into_iter()
                    .map(|it| view! { <option value=it.name selected=it.chosen>{it.words}</option> })
                    .collect_view()}
            </select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Filter {
        let mut query = ParamsMap::new();
        for (name, value) in pairs {
            query.insert((*name).to_owned(), (*value).to_owned());
        }
        Filter::read(&query)
    }

    #[test]
    fn an_address_asks_for_what_the_form_sends() {
        assert!(read(&[]).is_empty());
        let nonsense = [("pace", "never"), ("seats", "many"), ("fitting", "yes")];
        assert!(read(&nonsense).is_empty());
        let asked = read(&[
            ("pace", "days"),
            ("chat", "none"),
            ("seats", "2"),
            ("language", "de"),
            ("fitting", "1"),
            ("game", "battlefield"),
        ]);
        let expected = Filter {
            game: "battlefield".into(),
            pace: Some(PaceKind::Days),
            chat: Some(ChatMode::None),
            seats: 2,
            language: Some(Tongue::German),
            fitting: true,
        };
        assert_eq!(asked, expected);
        assert_eq!(
            asked.address(),
            "/lobby?game=battlefield&pace=days&chat=none&seats=2&language=de&fitting=1"
        );
        let rest = Filter {
            chat: Some(ChatMode::None),
            ..Filter::default()
        };
        assert_ne!(asked.rest(), Filter::default());
        assert_eq!(rest.rest().address(), "/lobby?chat=none");
        assert_eq!(read(&[("game", "chess")]).address(), "/lobby");
    }
}
