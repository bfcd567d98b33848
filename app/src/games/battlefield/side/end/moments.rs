//! Three moments that turned a battle, numbered as they are on the curve; each is a way to look at it again.

use super::{
    super::super::{
        page::BattlePage,
        state::BattleState,
        story::{self, Moment, Section},
        wording,
    },
    told::Told,
};
use crate::{play::History, reactive::memo};
use battlefield::event::Event;
use leptos::prelude::*;

/// A moment: its revision, its title, what happened, and what it changed.
#[derive(Clone, Debug, PartialEq)]
struct Card {
    seq: i64,
    title: String,
    how: String,
    change: String,
    /// It helped others than the one whose lead the curve shows.
    worse: bool,
}

/// Nothing where nothing turned it.
#[component]
pub fn Moments(state: BattleState, told: Memo<Told>) -> impl IntoView {
    let all = memo(move |_| {
        told.with(|told| {
            state.page.with(|page| {
                let sections = story::sections(page.standing(), page.round());
                let cards = told.moments.iter();
                let cards = cards.map(|it| card(page, told, &sections, it));
                cards.collect::<Vec<_>>()
            })
        })
    });
    let one = |(number, it): (usize, Card)| {
        let history = use_context::<History>();
        view! {
            <li>
                <a href=move || History::link_of(history, it.seq) data-noscroll="true">
                    <span class="ending-number">{number}</span>
                    " "
                    <strong>{it.title}</strong>
                    " "
                    <span class="ending-how">{it.how}</span>
                    " "
                    <span class="ending-change" class:worse=it.worse>{it.change}</span>
                </a>
            </li>
        }
    };
    let title = word!("What turned the battle" | "Was die Schlacht entschied");
    move || {
        all.with(|it| !it.is_empty()).then(|| {
            view! {
                <section class="ending-turns" aria-label=title>
                    <h3 class="unseen">{title}</h3>
                    <ol>{(1..).zip(all.get()).map(one).collect_view()}</ol>
                </section>
            }
        })
    }
}

/// The card of a moment in a log of these sections.
fn card(page: &BattlePage, told: &Told, sections: &[Section], it: &Moment) -> Card {
    let position = &page.view.open;
    let log = || page.standing();
    let section = sections.iter().find(|of| of.lines.contains(&it.event));
    let how = section.map_or_else(String::new, |of| {
        let lines = log().skip(of.lines.start).take(of.lines.len());
        let events: Vec<&Event> = lines.map(|it| &it.event).collect();
        let did = wording::section(position, of, &events);
        [did, wording::outcome(position, &events)].join(" ")
    });
    let changed = told.place(it).and_then(|at| {
        let (before, after) = (told.course.get(at.checked_sub(1)?)?, told.course.get(at)?);
        wording::change(before, after, &told.order())
    });
    let helped = wording::helped(&wording::side(position, it.side));
    let change: Vec<String> = [Some(helped), changed].into_iter().flatten().collect();
    let turned = log().nth(it.event);
    Card {
        seq: it.seq,
        title: turned.map_or_else(
            || wording::round(it.round),
            |line| wording::moment(position, &line.event, it.round),
        ),
        how,
        change: change.join(" · "),
        worse: it.side != told.first(),
    }
}
