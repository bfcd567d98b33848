//! The pace of a table: the part of the form in which it is chosen, and its words.

mod fixed;
mod when;

use crate::{language::Words, notices::offer_zone_here};
use fixed::FixedFields;
#[cfg(feature = "ssr")]
use fixed::daily;
use leptos::{html, prelude::*};
use serde::{Deserialize, Serialize};
pub use when::WhenField;

/// The values that the form sends. Of the lengths only those of the chosen kind count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PaceChoice {
    pub kind: String,
    /// Minutes.
    pub bank: u16,
    /// Seconds.
    pub increment: u16,
    /// Hours, as all that follow.
    pub planning: u16,
    pub reaction: u16,
    /// True if Saturdays and Sundays do not count, and where it is Saturday then.
    pub weekdays: bool,
    pub weekdays_zone: String,
    /// `20:00`, or several after one another.
    pub times: String,
    pub zone: String,
    pub daily_reaction: u16,
    pub daily_weekdays: bool,
}

impl Default for PaceChoice {
    fn default() -> Self {
        Self {
            kind: "unlimited".into(),
            bank: 45,
            increment: 20,
            planning: 48,
            reaction: 24,
            weekdays: false,
            weekdays_zone: "Europe/Berlin".into(),
            times: "20:00".into(),
            zone: "Europe/Berlin".into(),
            daily_reaction: 12,
            daily_weekdays: false,
        }
    }
}

/// The kinds of a game that goes on over several days.
pub const OVER_DAYS: [&str; 2] = ["correspondence", "fixed"];

/// The origin of the time zones that the form is filled with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zones {
    /// Nobody has chosen them: that of the browser is as good, and likelier.
    Usual,
    /// A template names them, so they stay.
    Named,
}

/// The further questions of the chosen kind of clock; the style shows those of the one kind.
#[component]
pub fn PaceLengths(chosen: PaceChoice, zones: Zones) -> impl IntoView {
    let usual = chosen.clone();
    let weekdays_zone = NodeRef::<html::Input>::new();
    if zones == Zones::Usual {
        offer_zone_here(weekdays_zone, RwSignal::new(String::new()));
    }
    view! {
        <fieldset class="pace">
            <legend class="unseen">{word!("Clock" | "Bedenkzeit")}</legend>
            <p class="note pace-of unlimited">
                {word!(
                    "Use a clock when playing with strangers. Without one, the game stops while someone is away; after three days the others can vote to give their seat to the computer."
                        | "Nimm bei Fremden besser eine Uhr. Ohne sie steht die Partie still, solange jemand fehlt; nach drei Tagen können die anderen den Platz per Abstimmung dem Computer geben."
                )}
            </p>
            <div class="pace-of live">
                <Length name="bank" label=word!("Time bank per player" | "Zeitguthaben je Spieler") values=&[15, 30, 45, 60, 90, 120] usual=usual.bank unit=Unit::Minutes />
                <Length name="increment" label=word!("Extra time per answer" | "Zusätzlich je Antwort") values=&[10, 20, 30, 60] usual=usual.increment unit=Unit::Seconds />
            </div>
            <div class="pace-of correspondence">
                <Length name="planning" label=word!("For planning" | "Für die Planung") values=&[6, 12, 24, 48, 72, 168] usual=usual.planning unit=Unit::Hours />
                <Length name="reaction" label=word!("For everything else" | "Für alles andere") values=&[2, 6, 12, 24, 48, 72] usual=usual.reaction unit=Unit::Hours />
                <WeekendsOff name="pace[weekdays]" chosen=usual.weekdays />
                <label class="field">
                    <span>{word!("Time zone for weekends" | "Zeitzone für die Wochenenden")}</span>
                    <input node_ref=weekdays_zone name="pace[weekdays_zone]" value=usual.weekdays_zone list="zones" maxlength="60" />
                </label>
            </div>
            <FixedFields chosen zones />
            <p class="note pace-of limited">
                {at_zero()}
            </p>
        </fieldset>
    }
}

/// Draws the choice whether deadlines stand still on Saturdays and Sundays.
#[component]
fn WeekendsOff(name: &'static str, chosen: bool) -> impl IntoView {
    view! {
        <label class="tick">
            <input type="checkbox" name=name value="true" checked=chosen />
            {word!("Weekends off: the clock stops on Saturdays and Sundays" | "Wochenenden frei: Samstag und Sonntag zählen nicht mit")}
        </label>
    }
}

const UNLIMITED: Words = words!("No clock" | "Ohne Uhr");

/// Tells whether a pace, as its words tell it, has clocks at all.
pub fn is_limited(pace: &str) -> bool {
    pace != UNLIMITED.here()
}

/// Tells what happens when somebody's time is over.
pub fn at_zero() -> &'static str {
    word!(
        "If time runs out, the clock gives a cautious answer; orders already placed stand. After two in a row, the seat is offered to others."
            | "Läuft die Zeit ab, gibt die Uhr eine vorsichtige Antwort; schon gelegte Befehle gelten. Nach zwei in Folge wird der Platz anderen angeboten."
    )
}

#[derive(Clone, Copy)]
enum Unit {
    Seconds,
    Minutes,
    Hours,
}

#[component]
fn Length(
    name: &'static str,
    label: &'static str,
    values: &'static [u16],
    usual: u16,
    unit: Unit,
) -> impl IntoView {
    let factor = match unit {
        Unit::Seconds => 1,
        Unit::Minutes => 60,
        Unit::Hours => 3600,
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select name=format!("pace[{name}]")>
                {values
                    .iter()
                    .map(|&it| {
                        let words = length(i64::from(it) * factor * 1000);
                        view! { <option value=it.to_string() selected=it == usual>{words}</option> }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

/// "45 minutes", "2 days": in the largest unit that fits evenly.
pub fn length(milliseconds: i64) -> String {
    let seconds = milliseconds / 1000;
    let (n, one, many) = match seconds {
        it if it > 0 && it % 86_400 == 0 => {
            (it / 86_400, word!("day" | "Tag"), word!("days" | "Tage"))
        }
        it if it > 0 && it % 3600 == 0 => (
            it / 3600,
            word!("hour" | "Stunde"),
            word!("hours" | "Stunden"),
        ),
        it if it > 0 && it % 60 == 0 => (
            it / 60,
            word!("minute" | "Minute"),
            word!("minutes" | "Minuten"),
        ),
        it => (
            it,
            word!("second" | "Sekunde"),
            word!("seconds" | "Sekunden"),
        ),
    };
    let unit = if n == 1 { one } else { many };
    format!("{n} {unit}")
}

/// The pace of a table in words.
#[cfg(feature = "ssr")]
pub fn pace_in_words(pace: &platform::Pace) -> String {
    use platform::Pace;
    match pace {
        Pace::Unlimited => UNLIMITED.here().to_owned(),
        Pace::Live { bank, increment } => say!(
            "Live: {bank} per player, plus {increment} per answer"
                | "An einem Abend: {bank} je Spieler, dazu {increment} je Antwort",
            bank = length(*bank),
            increment = length(*increment),
        ),
        Pace::Correspondence {
            planning,
            reaction,
            weekdays,
        } => {
            let text = each(*planning, *reaction);
            match weekdays {
                Some(zone) => {
                    say!("{text}, weekends off ({zone})" | "{text}, Wochenenden frei ({zone})")
                }
                None => text,
            }
        }
        Pace::Fixed {
            times,
            zone,
            reaction,
            weekdays,
        } => {
            let times: Vec<String> = times.iter().map(ToString::to_string).collect();
            let daily = daily(&times, zone);
            let reaction = length(*reaction);
            let text = say!(
                "{daily}, {reaction} for everything else" | "{daily}, {reaction} für alles andere"
            );
            if *weekdays {
                return say!("{text}, weekends off" | "{text}, Wochenenden frei");
            }
            text
        }
    }
}

/// The lengths of the two kinds of questions, in milliseconds, in words.
pub fn each(planning: i64, reaction: i64) -> String {
    say!(
        "{planning} for planning, {reaction} for everything else"
            | "{planning} für die Planung, {reaction} für alles andere",
        planning = length(planning),
        reaction = length(reaction),
    )
}

#[cfg(feature = "ssr")]
impl TryFrom<PaceChoice> for platform::Pace {
    type Error = crate::Error;

    fn try_from(it: PaceChoice) -> Result<Self, crate::Error> {
        let wrong = || crate::Error::Refused(crate::Reason::Pace);
        let (second, hour) = (1000, 3_600_000);
        Ok(match it.kind.as_str() {
            "unlimited" => Self::Unlimited,
            "live" => Self::Live {
                bank: i64::from(it.bank) * 60 * second,
                increment: i64::from(it.increment) * second,
            },
            "correspondence" => Self::Correspondence {
                planning: i64::from(it.planning) * hour,
                reaction: i64::from(it.reaction) * hour,
                weekdays: it.weekdays.then(|| it.weekdays_zone.trim().to_owned()),
            },
            "fixed" => Self::Fixed {
                times: it
                    .times
                    .split([',', ';', ' '])
                    .filter(|it| !it.is_empty())
                    .map(str::parse)
                    .collect::<Result<_, ()>>()
                    .map_err(|()| wrong())?,
                zone: it.zone.trim().to_owned(),
                reaction: i64::from(it.daily_reaction) * hour,
                weekdays: it.daily_weekdays,
            },
            _ => return Err(wrong()),
        })
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use platform::Pace;

    #[test]
    fn every_usual_choice_is_a_pace_and_has_words() {
        for (kind, ..) in when::KINDS {
            let choice = PaceChoice {
                kind: kind.into(),
                ..PaceChoice::default()
            };
            let pace = Pace::try_from(choice).unwrap().checked().unwrap();
            let text = pace_in_words(&pace);
            assert!(!text.is_empty());
            assert_eq!(is_limited(&text), kind != "unlimited");
        }
        let choice = PaceChoice {
            kind: "fixed".into(),
            times: "20:00, 8:30".into(),
            ..PaceChoice::default()
        };
        let pace = Pace::try_from(choice).unwrap().checked().unwrap();
        let text =
            "Planning ends daily at 08:30 and 20:00 (Europe/Berlin), 12 hours for everything else";
        assert_eq!(pace_in_words(&pace), text);
        for (kind, text) in [
            (
                "fixed",
                "Planning ends daily at 20:00 (Europe/Berlin), 12 hours for everything else, weekends off",
            ),
            (
                "correspondence",
                "2 days for planning, 1 day for everything else, weekends off (Europe/Berlin)",
            ),
        ] {
            let choice = PaceChoice {
                kind: kind.into(),
                weekdays: true,
                daily_weekdays: true,
                ..PaceChoice::default()
            };
            let pace = Pace::try_from(choice).unwrap().checked().unwrap();
            assert_eq!(pace_in_words(&pace), text);
        }
        speaking(Language::German, || {
            let live = Pace::Live {
                bank: 2_700_000,
                increment: 20_000,
            };
            let text = "An einem Abend: 45 Minuten je Spieler, dazu 20 Sekunden je Antwort";
            assert_eq!(pace_in_words(&live), text);
        });
    }

    #[test]
    fn weekends_begin_in_a_zone_that_there_is() {
        let choice = PaceChoice {
            kind: "correspondence".into(),
            weekdays: true,
            weekdays_zone: "Westeros/Wall".into(),
            ..PaceChoice::default()
        };
        assert!(Pace::try_from(choice.clone()).unwrap().checked().is_err());
        let counted = PaceChoice {
            weekdays: false,
            ..choice
        };
        assert!(Pace::try_from(counted).unwrap().checked().is_ok());
    }

    #[test]
    fn nonsense_is_refused() {
        for times in ["", "soon", "25:00"] {
            let choice = PaceChoice {
                kind: "fixed".into(),
                times: times.into(),
                ..PaceChoice::default()
            };
            let pace = Pace::try_from(choice);
            assert!(
                pace.is_err() || pace.unwrap().checked().is_err(),
                "{times:?}"
            );
        }
    }
}
