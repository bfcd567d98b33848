//! The choice of what is told on which way: a table of boxes to tick.

use super::names;
use leptos::prelude::*;

pub const CATEGORIES: [&str; 9] = [
    "turn",
    "deadline",
    "chat",
    "battle",
    "started",
    "ended",
    "replacement",
    "vote",
    "invitation",
];
const CHANNELS: [&str; 3] = ["mail", "webhook", "push"];

#[component]
pub fn Matrix(chosen: Vec<String>) -> impl IntoView {
    let row = move |category: &'static str| {
        let cells = CHANNELS.map(|channel| {
            let value = format!("{channel}.{category}");
            let name = format!("{}, {}", names::name(category), names::channel(channel));
            view! {
                <td>
                    <label class="tick">
                        <input type="checkbox" name="told[]" value=value.clone() checked=chosen.contains(&value) aria-label=name />
                    </label>
                </td>
            }
        });
        view! {
            <tr>
                <th scope="row">{names::name(category)}</th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <table class="notice-matrix">
            <caption>{word!("What to notify you about" | "Worüber wir dich benachrichtigen")}</caption>
            <thead>
                <tr>
                    <td></td>
                    {CHANNELS.map(|it| view! { <th scope="col">{names::channel(it)}</th> }).collect_view()}
                </tr>
            </thead>
            <tbody>{CATEGORIES.map(row).collect_view()}</tbody>
        </table>
    }
}

/// The boxes that are ticked.
#[cfg(feature = "ssr")]
pub fn read(settings: &platform::notices::Settings) -> Vec<String> {
    let chosen = settings.chosen.iter().flat_map(|(channel, categories)| {
        let channel = channel.name();
        categories
            .iter()
            .map(move |it| format!("{channel}.{}", it.name()))
    });
    chosen.collect()
}

/// Returns what these boxes say; others that a browser may send are nothing.
#[cfg(feature = "ssr")]
pub fn write(
    ticked: &[String],
) -> std::collections::BTreeMap<
    platform::notices::Channel,
    std::collections::BTreeSet<platform::notices::Category>,
> {
    use platform::notices::{Category, Channel};
    let of_channel = |channel: Channel| {
        let ticked = |it: &Category| ticked.contains(&format!("{}.{}", channel.name(), it.name()));
        Category::CHOSEN.into_iter().filter(ticked).collect()
    };
    Channel::ALL
        .into_iter()
        .map(|it| (it, of_channel(it)))
        .collect()
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use platform::notices::{Category, Settings};

    #[test]
    fn the_boxes_say_what_is_told() {
        let usual = Settings::default();
        assert_eq!(write(&read(&usual)), usual.chosen);
        let none = write(&["mail.address".to_owned(), "pigeon.turn".to_owned()]);
        assert!(none.values().all(std::collections::BTreeSet::is_empty));
    }

    #[test]
    fn whatever_can_be_chosen_has_its_row() {
        let rows: Vec<String> = Category::CHOSEN.iter().map(|it| it.name()).collect();
        assert_eq!(rows, CATEGORIES);
    }
}
