//! The scene of a combat, over the map: both sides, what they bring, and before the cards are
//! chosen the odds.

mod face;
mod fighter;
mod ledger;
mod model;
mod odds;

pub use face::BattleCard;
pub use fighter::Figures;
pub use ledger::LineRow;
pub use model::{Cell, Line, Outlook, Row, Worst, ledger, outlook, summary};

use super::token::HouseToken;
use crate::games::westeros::{map::anchor, page::SharedPage, wording::battle as words};
use crate::reactive::memo;
use fighter::FighterView;
use ledger::Ledger;
use leptos::prelude::*;
use model::{Fighter, Scene, scene};
use odds::Odds;
use westeros::Area;

/// Nothing while nobody fights.
#[component]
pub fn BattlePanel(page: Signal<SharedPage>) -> impl IntoView {
    let now = memo(move |_| page.with(|it| scene(it)));
    let area = memo(move |_| now.with(|it| it.as_ref().map(|it| it.area)));
    move || {
        area.get()
            .map(|area| view! { <BattleScene page now area /> })
    }
}

/// From the northern edge of the map to the southern one.
const HEIGHT: f64 = 1800.0;

/// Where the scene lies: in that half of the map where the battle is not, and no higher than leaves
/// the embattled area free; for those who only watch, in a corner there.
fn place(area: Area, fights: bool) -> &'static str {
    let (_, y) = anchor(area);
    let north = y / HEIGHT;
    if !fights {
        return if north > 0.5 {
            "battle-scene aside at-top"
        } else {
            "battle-scene aside at-foot"
        };
    }
    if north > 0.5 {
        match north {
            0.75.. => "battle-scene at-top room-70",
            0.65.. => "battle-scene at-top room-60",
            0.57.. => "battle-scene at-top room-50",
            _ => "battle-scene at-top room-40",
        }
    } else {
        match north {
            ..0.25 => "battle-scene at-foot room-70",
            ..0.35 => "battle-scene at-foot room-60",
            ..0.43 => "battle-scene at-foot room-50",
            _ => "battle-scene at-foot room-40",
        }
    }
}

#[component]
fn BattleScene(page: Signal<SharedPage>, now: Memo<Option<Scene>>, area: Area) -> impl IntoView {
    let folded = RwSignal::new(false);
    let class = place(area, page.with_untracked(|it| it.fights()));
    let next = move || now.with(|it| it.as_ref().map(|it| it.next.clone()));
    let side = move |at: usize| now.with(|it| it.as_ref().map(|it| it.sides[at].clone()));
    let [attacker, defender] = [0, 1].map(|at| memo(move |_| side(at)));
    view! {
        <section class=class class:folded=folded aria-label=word!("Battle" | "Kampf")>
            <div class="battle-head">
                <h2>{words::title(area)}</h2>
                <Score attacker defender />
                <button
                    type="button"
                    class="plain"
                    aria-expanded=move || if folded.get() { "false" } else { "true" }
                    on:click=move |_| folded.update(|it| *it = !*it)
                >
                    {move || {
                        if folded.get() {
                            word!("Show battle" | "Kampf zeigen")
                        } else {
                            word!("Minimize" | "Verkleinern")
                        }
                    }}
                </button>
            </div>
            <div class="battle-body" tabindex="0" role="group" aria-label=words::title(area)>
                <p class="battle-next" aria-live="polite">
                    {next}
                </p>
                <div class="battle-sides">
                    <FighterView side=attacker />
                    <FighterView side=defender />
                </div>
                <Odds page />
                <Ledger now />
            </div>
        </section>
    }
}

/// The strength of both sides at a glance.
#[component]
fn Score(attacker: Memo<Option<Fighter>>, defender: Memo<Option<Fighter>>) -> impl IntoView {
    move || {
        let (ours, theirs) = attacker.get().zip(defender.get())?;
        Some(view! {
            <span class="battle-score">
                <HouseToken house=ours.house />
                <strong>{ours.total}</strong>
                <span aria-hidden="true">":"</span>
                <strong>{theirs.total}</strong>
                <HouseToken house=theirs.house />
            </span>
        })
    }
}
