//! The parts of a profile about somebody's games: figures, bars, the ladder against the computer, achievements.

use super::super::{
    rating::RatingLine,
    record::{Record, Row},
};
use super::data::{AchievementRow, SoloRow};
use crate::games;
use leptos::prelude::*;

/// A number that one sees from afar, and what it counts.
#[component]
pub fn Figure(
    number: String,
    words: &'static str,
    /// The game of which it tells, where it could be another.
    #[prop(optional_no_strip)]
    game: Option<&'static str>,
) -> impl IntoView {
    view! {
        <p class="card profile-figure">
            <strong>{number}</strong>
            " "
            <span class="soft">{words}</span>
            {game.map(|it| view! { " " <span class="note">{it}</span> })}
        </p>
    }
}

/// A share of games that were won, as a bar and in words.
#[component]
fn Bar(
    /// The class that gives it the colors of what was played.
    #[prop(optional)]
    class: &'static str,
    mark: Option<AnyView>,
    label: String,
    won: (u32, u32),
) -> impl IntoView {
    let (wins, games) = won;
    let class = ["bar-row ", class].concat();
    view! {
        <li class=class>
            <span class="bar-name">{mark} <strong>{label}</strong></span>
            <progress class="won-bar" value=wins.to_string() max=games.to_string() aria-hidden="true"></progress>
            <span class="soft">{say!("{wins} of {games} won" | "{wins} von {games} gewonnen")}</span>
        </li>
    }
}

/// The share of games that somebody has won with each role, and their rating.
#[component]
pub fn RecordBars(record: Record) -> impl IntoView {
    let Record {
        kind,
        mut roles,
        rating,
        ..
    } = record;
    let (title, _) = games::by_role(&kind);
    let game = games::distinct_name(&kind).map(|it| view! { <span class="note">{it}</span> });
    let share = |it: &Row| std::cmp::Reverse((it.wins, it.games));
    roles.sort_by_key(share);
    let bars = roles.into_iter().map(|it| {
        let (mark, class) = (
            games::seat_mark(&kind, &it.label),
            games::seat_class(&kind, &it.label),
        );
        view! { <Bar class mark label=it.label won=(it.wins, it.games) /> }
    });
    view! {
        <section class="card profile-card" aria-label=title>
            <h2>{title} " " {game}</h2>
            <ul class="bars">{bars.collect_view()}</ul>
            <RatingLine rating />
        </section>
    }
}

/// The games against computers alone, by how well these played. The game is named where there are several.
#[component]
pub fn Ladder(rows: Vec<SoloRow>) -> impl IntoView {
    let title = word!("Against the computer" | "Gegen den Computer");
    let several = rows.windows(2).any(|it| it[0].kind != it[1].kind);
    let list = if rows.is_empty() {
        view! {
            <p class="note">{word!("No game against computers alone has ended yet." | "Noch keine beendete Partie allein gegen Computer.")}</p>
        }
        .into_any()
    } else {
        let bars = rows.into_iter().map(|it| {
            let label = if several {
                [games::short_name(&it.kind), ": ", &it.label].concat()
            } else {
                it.label
            };
            view! { <Bar mark=None label won=(it.wins, it.games) /> }
        });
        view! { <ul class="bars">{bars.collect_view()}</ul> }.into_any()
    };
    view! {
        <section class="profile-part" aria-label=title>
            <h2>{title}</h2>
            {list}
        </section>
    }
}

/// Achievements, each under a seal of the role with which it was done last; nothing where there are none.
#[component]
pub fn Achievements(rows: Vec<AchievementRow>) -> impl IntoView {
    let title = word!("Achievements" | "Auszeichnungen");
    let achievement = |it: AchievementRow| {
        let class = ["achievement-seal ", games::seat_class(&it.kind, &it.label)].concat();
        view! {
            <li>
                <span class=class>
                    <svg viewBox="-21 -21 42 42" aria-hidden="true">
                        <use href="/arms.svg#seal"></use>
                    </svg>
                    {games::seat_mark(&it.kind, &it.label)}
                </span>
                {it.words}
            </li>
        }
    };
    (!rows.is_empty()).then(|| {
        view! {
            <section class="profile-part" aria-label=title>
                <h2>{title}</h2>
                <ul class="achievements">{rows.into_iter().map(achievement).collect_view()}</ul>
            </section>
        }
    })
}
