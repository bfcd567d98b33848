//! A time zone, chosen from a list or typed.

#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::{html, prelude::*};

/// Zones to choose from; every other one that the IANA names can be typed.
pub const ZONES: [&str; 73] = [
    "Africa/Cairo",
    "Africa/Casablanca",
    "Africa/Johannesburg",
    "Africa/Lagos",
    "Africa/Nairobi",
    "America/Anchorage",
    "America/Argentina/Buenos_Aires",
    "America/Bogota",
    "America/Caracas",
    "America/Chicago",
    "America/Denver",
    "America/Halifax",
    "America/Lima",
    "America/Los_Angeles",
    "America/Mexico_City",
    "America/New_York",
    "America/Phoenix",
    "America/Santiago",
    "America/Sao_Paulo",
    "America/St_Johns",
    "America/Toronto",
    "America/Vancouver",
    "Asia/Bangkok",
    "Asia/Dhaka",
    "Asia/Dubai",
    "Asia/Ho_Chi_Minh",
    "Asia/Hong_Kong",
    "Asia/Jakarta",
    "Asia/Jerusalem",
    "Asia/Karachi",
    "Asia/Kathmandu",
    "Asia/Kolkata",
    "Asia/Manila",
    "Asia/Riyadh",
    "Asia/Seoul",
    "Asia/Shanghai",
    "Asia/Singapore",
    "Asia/Taipei",
    "Asia/Tashkent",
    "Asia/Tehran",
    "Asia/Tokyo",
    "Atlantic/Azores",
    "Atlantic/Reykjavik",
    "Australia/Adelaide",
    "Australia/Brisbane",
    "Australia/Perth",
    "Australia/Sydney",
    "Europe/Amsterdam",
    "Europe/Athens",
    "Europe/Berlin",
    "Europe/Brussels",
    "Europe/Bucharest",
    "Europe/Budapest",
    "Europe/Copenhagen",
    "Europe/Dublin",
    "Europe/Helsinki",
    "Europe/Istanbul",
    "Europe/Kyiv",
    "Europe/Lisbon",
    "Europe/London",
    "Europe/Madrid",
    "Europe/Moscow",
    "Europe/Oslo",
    "Europe/Paris",
    "Europe/Prague",
    "Europe/Rome",
    "Europe/Stockholm",
    "Europe/Vienna",
    "Europe/Warsaw",
    "Europe/Zurich",
    "Pacific/Auckland",
    "Pacific/Honolulu",
    "UTC",
];

/// A zone to choose or to type. Who has not chosen any yet is offered the one of this browser;
/// without a script, the world's.
#[component]
pub fn ZoneField(id: &'static str, label: &'static str, value: String) -> impl IntoView {
    let list = format!("{id}-list");
    let chosen = !value.is_empty();
    let value = RwSignal::new(if chosen { value } else { "UTC".to_owned() });
    #[cfg(feature = "hydrate")]
    effect(move |_| {
        if let Some(here) = zone_here().filter(|_| !chosen) {
            value.set(here);
        }
    });
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input id=id name="zone" list=list.clone() value=move || value.get() required maxlength="60" />
            <datalist id=list>{ZONES.map(|it| view! { <option value=it></option> }).collect_view()}</datalist>
        </div>
    }
}

/// Puts the zone of this browser into a field that still holds what it came with, and tells it;
/// what somebody has written there stays.
pub fn offer_zone_here(field: NodeRef<html::Input>, shown_zone: RwSignal<String>) {
    #[cfg(feature = "hydrate")]
    effect(move |_| {
        let Some(field) = field.get() else { return };
        let untouched = field.value() == field.default_value();
        match zone_here().filter(|_| untouched) {
            Some(here) => {
                field.set_value(&here);
                shown_zone.set(here);
            }
            // The browser may have brought back what was written before.
            None => shown_zone.set(field.value()),
        }
    });
    #[cfg(not(feature = "hydrate"))]
    let _ = (field, shown_zone);
}

/// Tells a form's server in which zone this browser is; nothing without a script.
#[component]
pub fn ZoneHere() -> impl IntoView {
    let here = RwSignal::new(String::new());
    #[cfg(feature = "hydrate")]
    effect(move |_| here.set(zone_here().unwrap_or_default()));
    view! { <input type="hidden" name="zone" value=move || here.get() /> }
}

/// The zone that this browser's clock shows.
#[cfg(feature = "hydrate")]
fn zone_here() -> Option<String> {
    use js_sys::{Array, Intl::DateTimeFormat, Object, Reflect};
    let clock = DateTimeFormat::new(&Array::new(), &Object::new());
    let zone = Reflect::get(&clock.resolved_options(), &"timeZone".into());
    zone.ok()?.as_string().filter(|it| !it.is_empty())
}
