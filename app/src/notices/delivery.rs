//! The times at which to tell things: at once, not at night, or once a day.

use super::{matrix::CATEGORIES, names, zone::ZoneField};
use crate::language::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The times at which to tell things; clock times as `HH:MM`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct When {
    /// `turn.at_once`, `turn.quiet` or `turn.daily`, and so on.
    pub each: Vec<String>,
    pub from: String,
    pub until: String,
    pub at: String,
    pub zone: String,
}

const WAYS: [(&str, Words, Words); 3] = [
    (
        "at_once",
        words!("Right away" | "Sofort"),
        words!(
            "a minute after it happens, unless you visit first"
                | "eine Minute danach, falls du nicht vorher vorbeischaust"
        ),
    ),
    (
        "quiet",
        words!("Not during quiet hours" | "Nicht in der Ruhezeit"),
        words!(
            "what happens in your quiet hours waits until they end"
                | "was in der Ruhezeit geschieht, melden wir danach"
        ),
    ),
    (
        "daily",
        words!("Once a day" | "Einmal am Tag"),
        words!(
            "everything from a day in one email, at a time you choose"
                | "alles von einem Tag in einer E-Mail, zu einer Uhrzeit deiner Wahl"
        ),
    ),
];

/// A reminder that waits comes too late: there is nothing to choose.
const ALWAYS: &str = "deadline";

#[component]
pub fn WhenFields(when: When) -> impl IntoView {
    let ways = WAYS.map(|(_, label, hint)| {
        view! { <li><strong>{label.here()}</strong> ": " {hint.here()}</li> }
    });
    let each = CATEGORIES.map(|category| view! { <One category chosen=when.each.clone() /> });
    view! {
        <fieldset>
            <legend>{word!("When to notify you" | "Wann wir dich benachrichtigen")}</legend>
            <ul class="note notice-ways">{ways.into_iter().collect_view()}</ul>
            <div class="notice-when">{each.into_iter().collect_view()}</div>
        </fieldset>
        <div class="notice-times">
            <Clock name="from" label=word!("Quiet hours from" | "Ruhezeit von") value=when.from of="quiet" />
            <Clock name="until" label=word!("until" | "bis") value=when.until of="quiet" />
            <Clock name="at" label=word!("Once a day at" | "Einmal am Tag um") value=when.at of="daily" />
            <ZoneField id="notice-zone" label=word!("Time zone for notifications" | "Zeitzone für Benachrichtigungen") value=when.zone />
        </div>
        <p class="note">
            {word!(
                "Quiet hours hold back notifications only. To make deadlines wait too, set sleeping hours: "
                    | "Die Ruhezeit hält nur Benachrichtigungen zurück. Damit auch Fristen warten, trage eine Nachtruhe ein: "
            )}
            <a href="#absences" rel="external">{word!("Away times" | "Abwesenheit")}</a>
        </p>
    }
}

/// Draws the choice of when one kind of thing is told.
#[component]
fn One(category: &'static str, chosen: Vec<String>) -> impl IntoView {
    if category == ALWAYS {
        return view! {
            <div class="field">
                <span>{names::name(category)}</span>
                <span class="note">
                    {word!("always right away" | "immer sofort")}
                </span>
            </div>
        }
        .into_any();
    }
    let id = ["when-", category].concat();
    let options = WAYS.map(|(way, label, _)| {
        let value = [category, ".", way].concat();
        let selected = chosen.contains(&value);
        view! { <option value=value selected=selected>{label.here()}</option> }
    });
    view! {
        <div class="field">
            <label for=id.clone()>{names::name(category)}</label>
            <select id=id name="when[]">{options.into_iter().collect_view()}</select>
        </div>
    }
    .into_any()
}

/// A clock time, shown while something is told in the way `of`: the style does it.
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
    use platform::notices::Category;
    let each = |it: Category| [&it.name(), ".", settings.delivery(it).name()].concat();
    let clock = |it: u16| format!("{:02}:{:02}", it / 60, it % 60);
    When {
        each: Category::CHOSEN.into_iter().map(each).collect(),
        from: clock(settings.hours.quiet_from),
        until: clock(settings.hours.quiet_until),
        at: clock(settings.hours.daily_at),
        zone: settings.zone.clone(),
    }
}

/// Returns what is chosen of each kind; others that a browser may send are nothing.
#[cfg(feature = "ssr")]
pub fn write(
    chosen: &[String],
) -> std::collections::BTreeMap<platform::notices::Category, platform::notices::Delivery> {
    use platform::notices::{Category, Delivery};
    let when = |category: Category| {
        let is_chosen =
            |it: &Delivery| chosen.contains(&[&category.name(), ".", it.name()].concat());
        Some((category, Delivery::ALL.into_iter().find(is_chosen)?))
    };
    Category::CHOSEN.into_iter().filter_map(when).collect()
}

/// A clock time that does not read is one that no day has; the platform refuses it.
#[cfg(feature = "ssr")]
pub fn hours(when: &When) -> platform::notices::Hours {
    platform::notices::Hours {
        quiet_from: minute(&when.from),
        quiet_until: minute(&when.until),
        daily_at: minute(&when.at),
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
    use platform::notices::{Category, Delivery, Hours, Settings};

    #[test]
    fn times_are_read_and_written_by_the_clock() {
        let hours = Hours {
            quiet_from: 1380,
            quiet_until: 5,
            daily_at: 1199,
        };
        let settings = Settings {
            hours,
            ..Settings::default()
        };
        assert_eq!(super::hours(&read(&settings)), hours);
        for nonsense in ["", "24:00", "12:60", "12", "-1:00", "x:y"] {
            assert_eq!(minute(nonsense), u16::MAX, "{nonsense}");
        }
    }

    #[test]
    fn each_kind_has_its_own_time() {
        let when = [
            (Category::Chat, Delivery::Daily),
            (Category::Vote, Delivery::Quiet),
        ];
        let settings = Settings {
            when: when.into(),
            ..Settings::default()
        };
        let written = write(&read(&settings).each);
        for category in Category::CHOSEN {
            let wish = settings.delivery(category);
            assert_eq!(written.get(&category), Some(&wish), "{category:?}");
        }
        assert!(write(&["turn.never".to_owned(), "address.daily".to_owned()]).is_empty());
    }

    #[test]
    fn what_can_be_chosen_is_offered() {
        let ways = WAYS.map(|(name, ..)| name);
        assert_eq!(ways, Delivery::ALL.map(Delivery::name));
        for category in Category::CHOSEN {
            let offered = if category.name() == ALWAYS {
                &Delivery::ALL[..1]
            } else {
                &Delivery::ALL[..]
            };
            assert_eq!(category.deliveries(), offered, "{category:?}");
        }
    }
}
