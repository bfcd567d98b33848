//! The agreement of a table on who may speak to whom, and when.

use crate::language::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatChoice {
    pub mode: ChatMode,
    /// While the game runs, players speak only while they plan.
    pub planning_only: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChatMode {
    #[default]
    Full,
    Pairs,
    Public,
    None,
}

impl ChatMode {
    const ALL: [Self; 4] = [Self::Full, Self::Pairs, Self::Public, Self::None];

    const fn code(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Pairs => "pairs",
            Self::Public => "public",
            Self::None => "none",
        }
    }

    const fn name(self) -> Words {
        match self {
            Self::Full => words!("Everyone with everyone" | "Alle mit allen"),
            Self::Pairs => words!("In pairs" | "Zu zweit"),
            Self::Public => words!("Public only" | "Nur öffentlich"),
            Self::None => words!("Silence" | "Schweigen"),
        }
    }

    const fn hint(self) -> Words {
        match self {
            Self::Full => words!(
                "In the hall, and in private with any players"
                    | "In der Halle und vertraulich mit beliebigen Mitspielern"
            ),
            Self::Pairs => words!(
                "In the hall, and in private with one player at a time"
                    | "In der Halle und vertraulich mit je einem Mitspieler"
            ),
            Self::Public => words!("In the hall, in front of everyone" | "In der Halle, vor allen"),
            Self::None => words!("Nobody can write" | "Niemand kann schreiben"),
        }
    }
}

impl ChatChoice {
    /// In a few words, for a list; nothing about what is usual.
    pub fn words(self) -> Option<String> {
        let mode = match self.mode {
            ChatMode::Full => "",
            ChatMode::Pairs => word!("conversations in pairs" | "Chat nur zu zweit"),
            ChatMode::Public => word!("public conversations only" | "Chat nur öffentlich"),
            ChatMode::None => {
                return Some(word!("no conversations" | "kein Chat").to_owned());
            }
        };
        let when = if self.planning_only {
            word!("conversations only while planning" | "Chat nur beim Planen")
        } else {
            ""
        };
        let parts: Vec<&str> = [mode, when]
            .into_iter()
            .filter(|it| !it.is_empty())
            .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// The whole of it, for those who think about sitting down.
    pub fn sentence(self) -> String {
        let (name, hint) = (self.mode.name().here(), self.mode.hint().here());
        let talks = say!("Conversations: {name}. {hint}." | "Chat: {name}. {hint}.");
        if self.planning_only && self.mode != ChatMode::None {
            let when = word!(
                "Players can only talk while they are planning."
                    | "Geschrieben wird nur, während geplant wird."
            );
            return [&talks, " ", when].concat();
        }
        talks
    }
}

/// The part of the form that opens a table.
#[component]
pub fn ChatOptions(chosen: ChatChoice) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{word!("Conversations between players" | "Chat zwischen den Spielern")}</legend>
            <div class="tiles">
                {ChatMode::ALL
                    .into_iter()
                    .map(|mode| {
                        view! {
                            <label class="tile">
                                <input
                                    type="radio"
                                    name="chat"
                                    value=mode.code()
                                    checked=mode == chosen.mode
                                />
                                <span class="tile-label">{mode.name().here()}</span>
                                <span class="note">{mode.hint().here()}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
            <label class="tick">
                <input type="checkbox" name="planning_only" value="true" checked=chosen.planning_only />
                {word!(
                    "Only while players are planning" |
                    "Nur während geplant wird"
                )}
            </label>
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_says_what_is_unusual() {
        let words = |mode, planning_only| {
            ChatChoice {
                mode,
                planning_only,
            }
            .words()
        };
        assert_eq!(words(ChatMode::Full, false), None);
        assert_eq!(
            words(ChatMode::Pairs, true).as_deref(),
            Some("conversations in pairs, conversations only while planning")
        );
        assert_eq!(
            words(ChatMode::None, true).as_deref(),
            Some("no conversations")
        );
    }

    #[test]
    fn the_table_says_the_whole_of_it() {
        let pairs = ChatChoice {
            mode: ChatMode::Pairs,
            planning_only: true,
        };
        assert_eq!(
            pairs.sentence(),
            "Conversations: In pairs. In the hall, and in private with one player at a time. \
             Players can only talk while they are planning."
        );
    }

    #[test]
    fn a_mode_is_sent_by_its_code() {
        for mode in ChatMode::ALL {
            let json = serde_json::to_string(mode.code()).unwrap();
            assert_eq!(serde_json::from_str::<ChatMode>(&json).unwrap(), mode);
        }
    }
}
