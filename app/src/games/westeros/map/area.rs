//! One area: what can be pressed, its mark and its pieces.

use super::pieces::{OrderPiece, ShieldPiece, Slot, UnitPiece, place};
use super::shown::Shown;
use crate::games::westeros::geometry::{DISC, anchor, outline, spot};
use crate::games::westeros::panels::Lit;
use crate::games::westeros::scene::Mark;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, board::Kind};

/// A button in the shape of the area.
#[component]
pub fn MapArea(shown: Shown) -> impl IntoView {
    let area = shown.area;
    let class = move || ["m-area ", mark_class(shown.mark())].concat();
    // What the log tells of just now; only a table has a log.
    let lit_here = use_context::<Lit>().map(|Lit(lit)| memo(move |_| lit.get().contains(area)));
    view! {
        <g
            class=class
            class:m-lit=move || lit_here.is_some_and(|it| it.get())
            data-area=area.index().to_string()
            role="button"
            tabindex="0"
            aria-label=move || shown.label.get()
            aria-disabled=move || (shown.mark() == Mark::Barred).then_some("true")
        >
            {shape(area)}
            <g class:m-sets-out=move || shown.sets_out.get()>
                {move || {
                    let units = shown.units.get().into_iter();
                    units.map(|piece| view! { <UnitPiece piece /> }).collect_view()
                }}
                {move || {
                    shown.shield.get().map(|shield| view! { <ShieldPiece shield at=spot(area).token /> })
                }}
                {move || {
                    shown.order.get().map(|order| view! { <OrderPiece order at=anchor(area) /> })
                }}
            </g>
            {move || view! { <Slot mark=shown.mark() at=spot(area).order /> }}
        </g>
    }
}

const fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Plain => "",
        Mark::Wanted => "m-wanted",
        Mark::Source => "m-source",
        Mark::Target => "m-target",
        Mark::Chosen => "m-chosen",
        Mark::Barred => "m-barred",
    }
}

/// The outline, or the disc of a port.
fn shape(area: Area) -> AnyView {
    if outline(area).is_some() {
        let href = ["#m-a", &area.index().to_string()].concat();
        // All along the coasts a broad line would seem to mean the lands.
        let sea = area.place().kind == Kind::Sea;
        return view! { <use class="m-hit" class:m-water=sea href=href></use> }.into_any();
    }
    let at = place(spot(area).building);
    let within = ["url(#m-r", &area.index().to_string(), ")"].concat();
    view! {
        // As large as a finger however small the map is, as far as others leave it room.
        <g clip-path=within>
            <path class="m-reach" d="M0 0h0.01" transform=at.clone()></path>
        </g>
        <circle class="m-hit" r=DISC.to_string() transform=at></circle>
    }
    .into_any()
}
