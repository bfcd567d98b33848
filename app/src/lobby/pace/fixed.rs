//! Times of day at which planning ends: their part of the form, and what it comes to.

use super::{Length, PaceChoice, Unit, WeekendsOff, Zones};
use crate::notices::{ZONES, offer_zone_here};
use leptos::{html, prelude::*};

#[component]
pub fn FixedFields(chosen: PaceChoice, zones: Zones) -> impl IntoView {
    let usual = chosen;
    let times = RwSignal::new(usual.times.clone());
    let zone = RwSignal::new(usual.zone.clone());
    let zone_field = NodeRef::<html::Input>::new();
    if zones == Zones::Usual {
        offer_zone_here(zone_field, zone);
    }
    let text = move || match times.with(|it| read(it)) {
        Ok(times) => [&daily(&times, zone.read().trim()), "."].concat(),
        Err(wrong) => say!(
            "{wrong} isn't a valid time; write it like 20:00."
                | "{wrong} ist keine gültige Uhrzeit; schreib sie wie 20:00."
        ),
    };
    view! {
        <div class="pace-of fixed">
            <label class="field">
                <span>{word!("Planning ends at" | "Die Planung endet um")}</span>
                <input
                    name="pace[times]"
                    value=usual.times
                    placeholder="20:00, 8:00"
                    aria-describedby="pace-times"
                    on:input=move |event| times.set(event_target_value(&event))
                />
            </label>
            <label class="field">
                <span>{word!("Time zone" | "Zeitzone")}</span>
                <input
                    node_ref=zone_field
                    name="pace[zone]"
                    value=usual.zone
                    list="zones"
                    on:input=move |event| zone.set(event_target_value(&event))
                />
                <datalist id="zones">
                    {ZONES.iter().map(|it| view! { <option value=*it></option> }).collect_view()}
                </datalist>
            </label>
            <Length name="daily_reaction" label=word!("For everything else" | "Für alles andere") values=&[2, 6, 12, 24] usual=usual.daily_reaction unit=Unit::Hours />
            <WeekendsOff name="pace[daily_weekdays]" chosen=usual.daily_weekdays />
            <p class="note" id="pace-times" role="status">{text}</p>
        </div>
    }
}

/// Tells when planning ends, in words.
pub fn daily(times: &[String], zone: &str) -> String {
    let times = times.join(word!(" and " | " und "));
    say!(
        "Planning ends daily at {times} ({zone})" | "Die Planung endet täglich um {times} ({zone})"
    )
}

/// The times as they will be kept: each once, in the order of the day; or what is none of them.
fn read(text: &str) -> Result<Vec<String>, String> {
    let words = text.split([',', ';', ' ']).filter(|it| !it.is_empty());
    let mut times = words
        .map(|it| clock(it).ok_or_else(|| it.to_owned()))
        .collect::<Result<Vec<_>, _>>()?;
    times.sort_unstable();
    times.dedup();
    if times.is_empty() {
        return Err("…".to_owned());
    }
    Ok(times)
}

/// `8:30` as `08:30`.
fn clock(text: &str) -> Option<String> {
    let (hour, minute) = text.split_once(':')?;
    let number = |it: &str| {
        let digits = (1..=2).contains(&it.len()) && it.bytes().all(|it| it.is_ascii_digit());
        it.parse::<u8>().ok().filter(|_| digits)
    };
    let hour = number(hour).filter(|it| *it < 24)?;
    let minute = number(minute).filter(|it| minute.len() == 2 && *it < 60)?;
    Some(format!("{hour:02}:{minute:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_they_will_be_kept() {
        assert_eq!(read("20:00, 8:30;20:00").unwrap(), ["08:30", "20:00"]);
        assert_eq!(
            daily(&read("20:00 8:30").unwrap(), "UTC"),
            "Planning ends daily at 08:30 and 20:00 (UTC)"
        );
        for nonsense in ["soon", "25:00", "8:5", "8", "+1:00", ""] {
            assert!(read(nonsense).is_err(), "{nonsense:?}");
        }
    }
}
