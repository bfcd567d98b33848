//! One area: what can be pressed, its mark and its pieces.

use super::pieces::{OrderPiece, ShieldPiece, Slot, UnitPiece, place};
use crate::games::westeros::geometry::{anchor, outline, spot};
use crate::games::westeros::scene::{AreaScene, Mark};
use leptos::prelude::*;
use westeros::Area;

/// A button in the shape of the area.
#[component]
pub fn MapArea(area: Area, scene: Memo<AreaScene>) -> impl IntoView {
    let class = move || scene.with(|it| ["m-area ", mark_class(it.mark)].concat());
    view! {
        <g
            class=class
            data-area=area.index().to_string()
            role="button"
            tabindex="0"
            aria-label=move || scene.with(|it| it.label.clone())
            aria-disabled=move || scene.with(|it| (it.mark == Mark::Barred).then_some("true"))
        >
            {shape(area)}
            {move || scene.with(pieces)}
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
        return view! { <use class="m-hit" href=href></use> }.into_any();
    }
    let at = place(spot(area).building);
    view! { <circle class="m-hit" r="16" transform=at></circle> }.into_any()
}

fn pieces(it: &AreaScene) -> impl IntoView + use<> {
    let spot = spot(it.area);
    let at = anchor(it.area);
    let units = it
        .units
        .iter()
        .map(|&piece| view! { <UnitPiece piece /> })
        .collect_view();
    let shield = it
        .shield
        .map(|shield| view! { <ShieldPiece shield at=spot.token /> });
    let order = it.order.map(|order| view! { <OrderPiece order at /> });
    view! {
        {units}
        {shield}
        {order}
        <Slot mark=it.mark at=spot.order />
    }
}
