//! The calendar itself, as calendar programs read it (RFC 5545, RFC 7986).

use crate::{
    language::{Language, asked, speaking},
    notices::day_and_hour,
    server::{AppState, origin_of},
    table_name::table_name,
};
use axum::{
    extract::{Path, State},
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    response::{IntoResponse, Response},
};
use icalendar::{Alarm, Calendar, Component, Event, EventLike, Property, Trigger};
use platform::{
    Error, UserId, accounts, in_utc,
    notices::{self, LocalTime},
    tables::{self, Turn},
};

const MINUTE: i64 = 60 * 1000;
const HOUR: i64 = 60 * MINUTE;
/// The time from an event's beginning to its deadline, so that it is a block in a day and not a line.
const LENGTH: i64 = HOUR / 2;
/// The interval at which calendars are asked to look again: deadlines move, and new questions come.
const REFRESH: &str = "PT15M";

/// `GET /calendar/{secret}.ics`: an event for each question that waits for whoever has made the
/// address, which ends at its deadline. What is asked where clocks stand has none.
pub async fn calendar(
    State(state): State<AppState>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Response {
    let secret = file.strip_suffix(".ics").unwrap_or_default();
    let reader = match accounts::calendar_of(&state.platform, secret).await {
        Ok(Some(reader)) => reader,
        Ok(None) => return StatusCode::NOT_FOUND.into_response(),
        Err(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    };
    let language = Language::from_code(&reader.language).unwrap_or_else(|| asked(&headers));
    let origin = origin_of(&headers, state.cookies);
    let Ok(calendar) = written(&state, reader.user, (language, &origin)).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let headers = [
        (CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (CACHE_CONTROL, "private, no-store"),
    ];
    (headers, calendar).into_response()
}

async fn written(
    state: &AppState,
    user: UserId,
    (language, origin): (Language, &str),
) -> Result<String, Error> {
    let mut calendar = empty();
    let running = |it: Turn| {
        let due = it.deadline.filter(|_| it.paused_at.is_none())?;
        Some((it, due))
    };
    let turns = tables::questions(&state.platform, user).await?;
    let turns: Vec<(Turn, i64)> = turns.into_iter().filter_map(running).collect();
    let due: Vec<i64> = turns.iter().map(|it| it.1).collect();
    let times = notices::local_times(&state.platform, user, &due).await?;
    for ((turn, due), local) in turns.iter().zip(times) {
        let task = state.tasks.of(&state.platform, language, turn).await?;
        let Some(task) = task else { continue };
        let link = format!("{origin}/tables/{}", turn.table_id);
        let words = speaking(language, || Words::of((turn, &task), local.as_ref()));
        calendar.push(event((turn, *due), &words, &link));
    }
    Ok(calendar.to_string())
}

fn empty() -> Calendar {
    let mut calendar = Calendar::empty();
    for (name, value) in [
        ("VERSION", "2.0"),
        ("PRODID", "-//Rookery//Deadlines//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
        ("X-PUBLISHED-TTL", REFRESH),
    ] {
        calendar.append_property(Property::new(name, value));
    }
    let mut refresh = Property::new("REFRESH-INTERVAL", REFRESH);
    calendar.append_property(refresh.add_parameter("VALUE", "DURATION").done());
    calendar.name("Rookery");
    calendar
}

/// The words of an event.
struct Words {
    /// "Until 07:08: Salt & Iron: Baratheon to march, round 1".
    title: String,
    until: String,
}

impl Words {
    fn of((turn, task): (&Turn, &str), local: Option<&LocalTime>) -> Self {
        let name = table_name(&turn.name);
        let Some(local) = local else {
            return Self {
                title: format!("{name}: {task}"),
                until: String::new(),
            };
        };
        let clock = format!("{:02}:{:02}", local.hour, local.minute);
        let day = day_and_hour(local);
        Self {
            title: say!("Until {clock}: {name}: {task}" | "Bis {clock} Uhr: {name}: {task}"),
            until: say!("Deadline: {day}" | "Frist: {day}"),
        }
    }
}

fn event((turn, due): (&Turn, i64), words: &Words, link: &str) -> Event {
    let uid = format!(
        "{}-{}-{}@rookery",
        turn.table_id, turn.decision, turn.asked_at
    );
    let mut event = Event::new();
    event
        .uid(&uid)
        .summary(&words.title)
        .description([&*words.until, link].join("\n").trim_start())
        .url(link)
        .add_property("DTSTAMP", in_utc(turn.asked_at))
        .add_property("DTSTART", in_utc(due - LENGTH))
        .add_property("DTEND", in_utc(due))
        .add_property("TRANSP", "TRANSPARENT");
    let mut at = Property::new("TRIGGER", in_utc(alarm_at(turn.asked_at, due)));
    if let Ok(trigger) = Trigger::try_from(&at.add_parameter("VALUE", "DATE-TIME").done()) {
        let mut alarm = Alarm::display(&words.title, trigger);
        // One by chance would be another alarm with every look.
        event.alarm(alarm.uid(&["alarm-", &*uid].concat()).done());
    }
    event.done()
}

/// Returns the instant at which a fifth of the time is left, as reminders have it; three hours before the
/// deadline at the earliest.
const fn alarm_at(asked_at: i64, due: i64) -> i64 {
    let left = (due - asked_at) / 5;
    due - if left > 3 * HOUR { 3 * HOUR } else { left }
}

#[cfg(test)]
mod tests {
    use super::{HOUR, MINUTE, alarm_at};

    #[test]
    fn an_alarm_comes_while_there_is_time_left() {
        assert_eq!(alarm_at(0, 10 * MINUTE), 8 * MINUTE);
        assert_eq!(alarm_at(0, 10 * HOUR), 8 * HOUR);
        assert_eq!(alarm_at(0, 72 * HOUR), 69 * HOUR);
    }
}
