//! The sheet of the end, over the darkened field, and what stays of it beside the field.

use super::{
    super::super::{state::BattleState, wording::Ended},
    again::Swapped,
    course::{Course, measures},
    field::LastField,
    figures::Figures,
    head::{Head, Score},
    moments::Moments,
    open::{AGAIN, EndSheet, TITLE},
    sums::SumTable,
    told::Told,
};
use crate::{
    focus,
    play::{AfterGame, History, Leave, Record},
    reactive::{effect, memo},
};
use leptos::prelude::*;

/// It takes the focus as it comes, unless somebody types.
#[component]
pub fn FieldSheet(state: BattleState, ended: Ended, sheet: EndSheet) -> impl IntoView {
    effect(move |_| {
        focus::after_paint(|| {
            if !focus::is_typing() {
                focus::give(&[TITLE.to_owned()]);
            }
        });
    });
    let holder = ended.holder;
    let told = memo(move |_| Told::of(state, holder));
    let tells = memo(move |_| told.with(|it| !measures(it).is_empty()));
    let swapped = view! { <Swapped state /> }.into_any();
    view! {
        <section class="ending battle-end" role="dialog" aria-labelledby=TITLE>
            <div class="ending-in">
                <Head state ended sheet />
                <Course state told />
                <div class="ending-side">
                    <SumTable state told />
                    // Where there is no curve it has the room of that.
                    {move || tells.get().then(|| view! { <LastField state whole=false /> })}
                </div>
                <Moments state told />
                <Figures state />
                <div class="ending-last">
                    <Swapped state />
                    <Record />
                    <Leave />
                </div>
                <footer class="ending-foot">
                    <AfterGame more=swapped />
                </footer>
            </div>
        </section>
    }
}

/// The result beside the field, and the way back to the sheet; in a lesson the result alone.
#[component]
pub fn Outcome(state: BattleState, ended: Ended, sheet: EndSheet) -> impl IntoView {
    let holder = ended.holder;
    let again = use_context::<History>().map(|_| {
        view! {
            <button type="button" class="button primary end-open" id=AGAIN on:click=move |_| sheet.show()>
                {word!("Show how it ended" | "Das Ende ansehen")}
            </button>
            // Without a script nothing opens.
            <div class="end-plain"><AfterGame /></div>
        }
    });
    view! {
        <section class="end-card battle-ended" aria-labelledby="battle-ended">
            <h2 id="battle-ended">{ended.title}</h2>
            <Score state holder />
            <p>{ended.how} " " {ended.why}</p>
            {again}
        </section>
    }
}
