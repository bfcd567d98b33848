//! Days and hours as a reader's calendar and clock show them.

use platform::notices::Moment;

/// "Tue 24 Nov, 00:51", without the zone: for a subject.
pub fn brief(it: &Moment) -> String {
    let (day, clock) = (it.day, clock(it));
    let weekday = weekday(it.weekday);
    let month = month(it.month);
    say!("{weekday} {day} {month}, {clock}" | "{weekday}, {day}. {month}, {clock} Uhr")
}

/// The same with the zone.
pub fn whole(it: &Moment) -> String {
    format!("{} ({})", brief(it), zone(it))
}

/// Central Europe has a name of its own in German, which every clock there shows.
fn zone(it: &Moment) -> &str {
    match it.zone.as_str() {
        "CET" => word!("CET" | "MEZ"),
        "CEST" => word!("CEST" | "MESZ"),
        other => other,
    }
}

fn clock(it: &Moment) -> String {
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
