//! When to tell: at once, not at night, or once a day.

use super::zone::ZoneField;
use crate::language::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// When to tell; clock times as `HH:MM`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// `at_once`, `quiet` or `daily`.
    pub delivery: String,
    pub from: String,
    pub until: String,
    pub at: String,
    pub zone: String,
}

const WAYS: [(&str, Words, Words); 3] = [
    (
        "at_once",
        words!("At once" | "Sofort"),
        words!(
            "A minute after it happens, unless you come by first"
                | "Eine Minute danach, falls du nicht vorher vorbeischaust"
        ),
    ),
    (
        "quiet",
        words!("Not at night" | "Nachts nicht"),
        words!("Quiet hours; what comes up then waits" | "Ruhezeit; was dann anfällt, wartet"),
    ),
    (
        "daily",
        words!("Once a day" | "Einmal am Tag"),
        words!("Everything in one letter" | "Alles in einem Brief"),
    ),
];

#[component]
pub fn WhenFields(when: When) -> impl IntoView {
    let chosen = when.delivery.clone();
    view! {
        <fieldset class="choice">
            <legend>{word!("When" | "Wann")}</legend>
            <div class="tiles">
                {WAYS
                    .iter()
                    .map(|&(value, label, hint)| {
                        view! {
                            <label class="tile">
                                <input type="radio" name="delivery" value=value checked=value == chosen />
                                <span class="tile-label">{label.here()}</span>
                                <span class="note">{hint.here()}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
        <div class="notice-times">
            <Clock name="from" label=word!("Quiet from" | "Ruhe von") value=when.from of="quiet" />
            <Clock name="until" label=word!("until" | "bis") value=when.until of="quiet" />
            <Clock name="at" label=word!("Once a day at" | "Einmal am Tag um") value=when.at of="daily" />
            <ZoneField id="notice-zone" label=word!("Time zone" | "Zeitzone") value=when.zone />
        </div>
        <p class="note">
            {word!(
                "This is about letters alone. So that deadlines wait as well, keep a night: "
                    | "Hier geht es nur um Briefe. Damit auch Fristen warten, halte eine Nacht: "
            )}
            <a href="#absences">{word!("When you are not there" | "Wenn du nicht da bist")}</a>
        </p>
    }
}

/// A clock time, shown while `of` is how things are told: the style does it.
#[component]
fn Clock(
    name: &'static str,
    label: &'static str,
    value: String,
    of: &'static str,
) -> impl IntoView {
    let id = format!("notice-{name}");
    view! {
        <div class=["told-", of, " field"].concat()>
            <label for=id.clone()>{label}</label>
            <input id=id name=name type="time" value=value required />
        </div>
    }
}

#[cfg(feature = "ssr")]
pub fn read(settings: &platform::notices::Settings) -> When {
    use platform::notices::Delivery;
    let usual = (22 * 60, 8 * 60, 18 * 60);
    let (delivery, from, until, at) = match settings.delivery {
        Delivery::AtOnce => ("at_once", usual.0, usual.1, usual.2),
        Delivery::Quiet { from, until } => ("quiet", from, until, usual.2),
        Delivery::Daily { at } => ("daily", usual.0, usual.1, at),
    };
    let clock = |it: u16| format!("{:02}:{:02}", it / 60, it % 60);
    When {
        delivery: delivery.to_owned(),
        from: clock(from),
        until: clock(until),
        at: clock(at),
        zone: settings.zone.clone(),
    }
}

/// A clock time that does not read is one that no day has; the platform refuses it.
#[cfg(feature = "ssr")]
pub fn write(when: &When) -> platform::notices::Delivery {
    use platform::notices::Delivery;
    match when.delivery.as_str() {
        "quiet" => Delivery::Quiet {
            from: minute(&when.from),
            until: minute(&when.until),
        },
        "daily" => Delivery::Daily {
            at: minute(&when.at),
        },
        _ => Delivery::AtOnce,
    }
}

/// The minute of the day at `HH:MM`; [`u16::MAX`] for what is no such time.
#[cfg(feature = "ssr")]
pub fn minute(clock: &str) -> u16 {
    let parts = clock.split_once(':').and_then(|(hour, minute)| {
        let hour: u16 = hour.parse().ok().filter(|it| *it < 24)?;
        let minute: u16 = minute.get(..2)?.parse().ok().filter(|it| *it < 60)?;
        Some(hour * 60 + minute)
    });
    parts.unwrap_or(u16::MAX)
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use platform::notices::{Delivery, Settings};

    #[test]
    fn times_are_read_and_written_by_the_clock() {
        for delivery in [
            Delivery::AtOnce,
            Delivery::Quiet {
                from: 1380,
                until: 5,
            },
            Delivery::Daily { at: 1199 },
        ] {
            let settings = Settings {
                delivery,
                ..Settings::default()
            };
            assert_eq!(write(&read(&settings)), delivery);
        }
        for nonsense in ["", "24:00", "12:60", "12", "-1:00", "x:y"] {
            assert_eq!(minute(nonsense), u16::MAX, "{nonsense}");
        }
    }
}
