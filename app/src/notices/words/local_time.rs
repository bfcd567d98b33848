//! Days and hours as a reader's calendar and clock show them.

use platform::notices::LocalTime;

/// "Tue 24 Nov, 00:51", without the zone: for a subject.
pub fn brief(it: &LocalTime) -> String {
    let (day, clock) = (it.day, clock(it));
    let weekday = weekday(it.weekday);
    let month = month(it.month);
    say!("{weekday} {day} {month}, {clock}" | "{weekday}, {day}. {month}, {clock} Uhr")
}

/// The same with the zone.
pub fn whole(it: &LocalTime) -> String {
    format!("{} ({})", brief(it), zone(it))
}

/// Central Europe has a name of its own in German, which every clock there shows.
fn zone(it: &LocalTime) -> &str {
    match it.zone.as_str() {
        "CET" => word!("CET" | "MEZ"),
        "CEST" => word!("CEST" | "MESZ"),
        other => other,
    }
}

/// "24 Nov 2026" for `2026-11-24`; what is no day stays as it is.
pub fn dated(day: &str) -> String {
    let parts: Vec<usize> = day.split('-').flat_map(str::parse).collect();
    let &[year, number @ 1..=12, day] = parts.as_slice() else {
        return day.to_owned();
    };
    let month = month(number - 1);
    say!("{day} {month} {year}" | "{day}. {month} {year}")
}

fn clock(it: &LocalTime) -> String {
    format!("{:02}:{:02}", it.hour, it.minute)
}

fn weekday(number: usize) -> &'static str {
    match number {
        0 => word!("Mon" | "Mo."),
        1 => word!("Tue" | "Di."),
        2 => word!("Wed" | "Mi."),
        3 => word!("Thu" | "Do."),
        4 => word!("Fri" | "Fr."),
        5 => word!("Sat" | "Sa."),
        _ => word!("Sun" | "So."),
    }
}

fn month(number: usize) -> &'static str {
    match number {
        0 => word!("Jan" | "Jan."),
        1 => word!("Feb" | "Feb."),
        2 => word!("Mar" | "März"),
        3 => word!("Apr" | "April"),
        4 => word!("May" | "Mai"),
        5 => word!("Jun" | "Juni"),
        6 => word!("Jul" | "Juli"),
        7 => word!("Aug" | "Aug."),
        8 => word!("Sep" | "Sept."),
        9 => word!("Oct" | "Okt."),
        10 => word!("Nov" | "Nov."),
        _ => word!("Dec" | "Dez."),
    }
}

#[cfg(test)]
mod tests {
    use super::dated;
    use crate::language::{Language, speaking};

    #[test]
    fn a_day_is_written_as_its_reader_writes_it() {
        assert_eq!(dated("2026-11-04"), "4 Nov 2026");
        assert_eq!(dated("2026-13-04"), "2026-13-04");
        assert_eq!(dated("someday"), "someday");
        speaking(Language::German, || {
            assert_eq!(dated("2026-03-24"), "24. März 2026");
        });
    }
}
