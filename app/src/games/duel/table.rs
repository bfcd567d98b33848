//! The table page of the duel: the table from above, two sliders to aim with, and the log.

use super::{
    page::{DuelPage, LogLine},
    wording,
};
use crate::{
    chat::PlainChat,
    games::GameProps,
    lazy::{Drawn, LazyPart},
    play::{AboutButton, DueLine, History, HistoryBar, LookBack, TakeBack},
    reactive::{effect, memo},
    sheets::Sheet,
};
use duel::{Duel, INCH, Point, TABLE};
use leptos::prelude::*;
use tabletop::Game;

/// The looks of the discs.
const DISCS: [&str; 2] = ["duel-disc-red", "duel-disc-blue"];

part! { lazy, load_duel, fn duel_table(page: Memo<DuelPage>, props: GameProps) {
    view! { <Whole page props /> }
}}

/// The whole of it comes later: the first module belongs to the games that people look for.
#[component]
pub fn Table(page: Memo<DuelPage>, props: GameProps) -> impl IntoView {
    let when = Signal::stored(true);
    view! { <LazyPart when drawn=Drawn::InSight sheet=Sheet::Events load=load_duel view=move || duel_table(page, props) /> }
}

#[component]
fn Whole(page: Memo<DuelPage>, props: GameProps) -> impl IntoView {
    let asked = memo(move |_| page.with(|it| it.prompts.first().copied()));
    let aim = RwSignal::new(None::<Point>);
    // Each question begins where the disc is.
    effect(move |_| {
        let own = asked.get().map(|it| usize::from(it.seat.0));
        aim.set(own.map(|it| page.with_untracked(|page| page.board.discs[it])));
    });
    let wrong = memo(move |_| {
        let (question, to) = (asked.get()?, aim.get()?);
        page.with(|it| Duel::check(&it.board, &question.prompt, &to))
            .err()
    });
    let send = move |_| {
        if let (Some(question), Some(to)) = (asked.get_untracked(), aim.get_untracked()) {
            props.answer(question.id, &to);
        }
    };
    let refusal = props.refused(wording::refusal);
    let at_zero =
        Signal::derive(|| word!("the disc stays" | "die Scheibe bleibt liegen").to_owned());
    view! {
        <div class="page duel">
            <HistoryBar />
            <svg class="duel-table" viewBox=format!("0 0 {TABLE} {TABLE}") role="img" aria-label=move || page.with(|it| wording::board(&it.board))>
                <rect class="duel-cloth" width=TABLE height=TABLE />
                {move || page.with(|it| [0, 1].map(|disc| view! {
                    <circle class=DISCS[disc] cx=it.board.discs[disc].x cy=it.board.discs[disc].y r=INCH />
                }).collect_view())}
                {move || aim.get().map(|it| view! { <circle class="duel-aim" cx=it.x cy=it.y r=INCH /> })}
            </svg>
            <p role="status">{move || page.with(|it| wording::now(&it.board, !it.prompts.is_empty()))}</p>
            <p>{move || page.with(|it| wording::board(&it.board))}</p>
            <DueLine at_zero />
            {move || asked.get().map(|_| view! {
                <fieldset class="card form">
                    <legend>{word!("Move to" | "Ziehen nach")}</legend>
                    <Slider label=word!("Inches from the left" | "Zoll von links") aim of=|it| it.x with=|it, x| it.x = x />
                    <Slider label=word!("Inches from the top" | "Zoll von oben") aim of=|it| it.y with=|it, y| it.y = y />
                    <p class="note" id="duel-wrong" role="status">{move || wrong.get().map(wording::illegal)}</p>
                    <button class="button primary" type="button" aria-describedby="duel-wrong" disabled=move || props.busy.get() || wrong.get().is_some() on:click=send>
                        {word!("Move" | "Ziehen")}
                    </button>
                </fieldset>
            })}
            {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it}</p> })}
            <div class="actions"><TakeBack /> <LookBack /> <AboutButton /></div>
            <Log page />
            <PlainChat />
        </div>
    }
}

/// One coordinate of where to.
#[component]
fn Slider(
    label: &'static str,
    aim: RwSignal<Option<Point>>,
    of: fn(Point) -> i32,
    with: fn(&mut Point, i32),
) -> impl IntoView {
    let value = move || aim.get().map_or(0, of);
    let set = move |event| {
        let Ok(value) = event_target_value(&event).parse() else {
            return;
        };
        aim.update(|it| {
            if let Some(it) = it {
                with(it, value);
            }
        });
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <span class="note" aria-hidden="true">{move || wording::inches(value())}</span>
            <input type="range" min="0" max=TABLE step=INCH / 10 value=untrack(value) prop:value=value aria-valuetext=move || wording::inches(value()) on:input=set />
        </label>
    }
}

/// Draws what happened, each line a way back to its moment.
#[component]
fn Log(page: Memo<DuelPage>) -> impl IntoView {
    let history = use_context::<History>();
    let lines = move || {
        let DuelPage { log, undone, .. } = page.get();
        let line = move |it: LogLine| {
            let words = wording::event(&it.event);
            let words = if undone.contains(&it.seq) {
                view! { <s>{words}</s> }.into_any()
            } else {
                words.into_any()
            };
            view! { <li><a href=History::link_of(history, it.seq)>{words}</a></li> }
        };
        log.into_iter().map(line).collect_view()
    };
    view! {
        <section aria-label=word!("Log" | "Chronik")>
            <ol>{lines}</ol>
        </section>
    }
}
