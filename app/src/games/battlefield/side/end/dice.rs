//! Dice against what was to be expected of them.

use super::super::super::{
    page::BattlePage,
    state::BattleState,
    story::{self, Luck, Throw},
    wording,
};
use crate::{play::History, reactive::memo};
use battlefield::event::Event;
use leptos::prelude::*;

/// So many of the most remarkable throws are told, of either kind.
const MOST: usize = 3;

#[component]
pub fn DiceTable(state: BattleState) -> impl IntoView {
    let all = memo(move |_| state.page.with(|it| lucks(it)));
    let thrown = memo(move |_| state.page.with(|it| remarkable(it)));
    let title = word!("Dice and expectation" | "Würfel und Erwartung");
    let row = |(who, what, how): (String, &'static str, String)| {
        view! { <tr><th scope="row">{who}</th> <td>{what}</td> <td>{how}</td></tr> }
    };
    let list = move |title: &'static str, all: Vec<(i64, String)>| {
        let line = |(seq, words)| {
            let history = use_context::<History>();
            view! { <li><a href=History::link_of(history, seq)>{words}</a></li> }
        };
        (!all.is_empty()).then(|| {
            view! { <h3>{title}</h3> <ul>{all.into_iter().map(line).collect_view()}</ul> }
        })
    };
    move || {
        all.with(|it| !it.is_empty()).then(|| {
            let [lucky, unlucky] = thrown.get();
            view! {
                <div class="battle-scroll" tabindex="0" role="region" aria-label=title>
                    <table class="battle-sums">
                        <caption>{title}</caption>
                        <tbody>{all.get().into_iter().map(row).collect_view()}</tbody>
                    </table>
                </div>
                <p class="note">
                    {word!(
                        "Expected is the exact mean by the rules at the moment of each roll; re-rolls count on their own." |
                        "Erwartet ist der genaue Mittelwert nach den Regeln im Augenblick des Wurfs; Neuwürfe zählen für sich."
                    )}
                </p>
                {list(word!("Luckiest rolls" | "Glücklichste Würfe"), lucky)}
                {list(word!("Unluckiest rolls" | "Unglücklichste Würfe"), unlucky)}
            }
        })
    }
}

fn events(page: &BattlePage) -> impl Iterator<Item = (i64, &Event)> {
    page.standing().map(|it| (it.seq, &it.event))
}

fn lucks(page: &BattlePage) -> Vec<(String, &'static str, String)> {
    let position = &page.view.open;
    let told = |it: Luck| {
        let who = wording::player(position, it.seat);
        (who, wording::pool(it.pool), wording::luck(&it))
    };
    let all = story::lucks(position, events(page)).into_iter();
    all.map(told).collect()
}

fn remarkable(page: &BattlePage) -> [Vec<(i64, String)>; 2] {
    let position = &page.view.open;
    let told = |it: Throw| (it.seq, wording::throw(position, &it));
    story::remarkable(events(page), MOST).map(|all| all.into_iter().map(told).collect())
}
