//! The turning points as cards, numbered as they are in the plot; each leads back to its moment.

use super::turning::{Turn, change};
use crate::{
    games::westeros::{
        page::{Chapter, SharedPage},
        panels::{battles, house_class},
        wording::story as words,
    },
    play::History,
};
use leptos::prelude::*;

/// Nothing for a game in which no castle changed hands.
#[component]
pub fn TurnCards(
    page: Signal<SharedPage>,
    chapters: Vec<Chapter>,
    turns: Vec<Turn>,
) -> impl IntoView {
    let history = use_context::<History>();
    let (me, fought) = page.with_untracked(|it| (it.view.me, battles(&it.log)));
    (!turns.is_empty()).then(|| {
        let cards = (1..).zip(turns).map(|(number, it)| {
            let change = change(&chapters, &it, me).map(|(before, after)| {
                let worse = after < before;
                view! {
                    <span class="ending-change" class:worse=worse>
                        {words::turn_change(&it, me, (before, after))}
                    </span>
                }
            });
            view! {
                <li class=house_class(it.house)>
                    <a href=move || History::link_of(history, it.seq) data-noscroll="true">
                        <span class="ending-number">{number}</span>
                        " "
                        <strong>{words::turn_title(&it, me)}</strong>
                        " "
                        <span class="ending-how">{words::turn(&it, &fought)}</span>
                        " "
                        {change}
                    </a>
                </li>
            }
        });
        view! {
            <section class="ending-turns" aria-label=words::turns_title()>
                <h3 class="unseen">{words::turns_title()}</h3>
                <ol>{cards.collect_view()}</ol>
            </section>
        }
    })
}
