//! The moment of the end, over the darkened board: once when the game ends, and whenever somebody asks for it.

use super::{
    battles::BattleList,
    course::Course,
    head::{Own, Triumph},
    ranking::FinalRanking,
    turning::turning_points,
    turns::TurnCards,
};
use crate::reactive::effect;
use crate::{
    games::{
        Registered,
        westeros::{
            BoardGame, focus,
            ids::{END, MOMENT, QUESTION},
            page::{Chapter, SharedPage},
            panels::house_class,
        },
    },
    play::{AfterGame, History, Leave, Record, load_chronicle},
};
use leptos::{html, prelude::*};
use westeros::House;

/// The end of a game that `house` has won. `on_leave` is called by whoever wants to see the board.
#[component]
pub fn EndMoment(page: Signal<SharedPage>, house: House, on_leave: Callback<()>) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move |_| {
        if let Some(dialog) = dialog.get() {
            focus::after_paint(move || {
                // Fails only where it has been left already.
                let _ = dialog.show_modal();
                focus::give(&[MOMENT.to_owned()]);
            });
        }
    });
    let leave = move || {
        on_leave.run(());
        focus::give_then([END, QUESTION].map(str::to_owned).into());
    };
    view! {
        <dialog node_ref=dialog class="ending" aria-labelledby=MOMENT on:close=move |_| leave()>
            <div class="ending-in">
                <header class=["ending-head ", house_class(house)].concat()>
                    <Triumph page house id=MOMENT />
                    <Own page />
                    <button type="button" class="ending-away" on:click=move |_| leave()>
                        {word!("Look at the map" | "Zum Spielplan")}
                    </button>
                </header>
                <Told page />
                <div class="ending-side">
                    <FinalRanking page />
                    <div class="ending-more">
                        <BattleList page />
                        <Record />
                    </div>
                    <div class="ending-last"><Leave /></div>
                </div>
                <footer class="ending-foot"><AfterGame /></footer>
            </div>
        </dialog>
    }
}

/// The course of the game and its turning points, as soon as its chronicle is there.
#[component]
fn Told(page: Signal<SharedPage>) -> impl IntoView {
    let history = use_context::<History>()?;
    let (id, invitation) = history.whereabouts();
    let chronicle = Resource::new(
        || (),
        move |()| load_chronicle(id.clone(), invitation.clone()),
    );
    let told = move || {
        Suspend::new(async move {
            match chronicle.await.map(BoardGame::into_chapters) {
                Ok(chapters) => {
                    let chapters = chapters.unwrap_or_default();
                    view! { <ToldOf page chapters /> }.into_any()
                }
                Err(error) => view! { <p class="ending-course">{error.to_string()}</p> }.into_any(),
            }
        })
    };
    let waiting = || view! { <div class="ending-course" aria-busy="true"></div> };
    Some(view! { <Suspense fallback=waiting>{told}</Suspense> })
}

#[component]
fn ToldOf(page: Signal<SharedPage>, chapters: Vec<Chapter>) -> impl IntoView {
    let (me, turns) = page.with_untracked(|it| {
        let me = it.view.me;
        (me, turning_points(&chapters, &it.log, me))
    });
    view! {
        <Course chapters=chapters.clone() turns=turns.clone() me />
        <TurnCards page chapters turns />
    }
}
