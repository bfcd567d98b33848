//! One area: what can be pressed, its mark and its pieces.

use super::pieces::{OrderPiece, ShieldPiece, Slot, UnitPiece, place};
use crate::games::westeros::geometry::{anchor, outline, spot};
use crate::games::westeros::panels::Lit;
use crate::games::westeros::scene::{AreaScene, Mark, OrderScene, Piece, Shield};
use leptos::prelude::*;
use westeros::Area;

/// A button in the shape of the area.
#[component]
pub fn MapArea(area: Area, scene: Memo<AreaScene>) -> impl IntoView {
    let mark = Memo::new(move |_| scene.with(|it| it.mark));
    // Marks come and go with every pick; the pieces stay.
    let lying = Memo::new(move |_| scene.with(Lying::of));
    let class = move || ["m-area ", mark_class(mark.get())].concat();
    // What the log tells of just now; only a table has a log.
    let told = use_context::<Lit>().map(|Lit(lit)| Memo::new(move |_| lit.get().contains(area)));
    view! {
        <g
            class=class
            class:m-lit=move || told.is_some_and(|it| it.get())
            data-area=area.index().to_string()
            role="button"
            tabindex="0"
            aria-label=move || scene.with(|it| it.label.clone())
            aria-disabled=move || (mark.get() == Mark::Barred).then_some("true")
        >
            {shape(area)}
            {move || lying.with(|it| pieces(area, it))}
            {move || view! { <Slot mark=mark.get() at=spot(area).order /> }}
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

/// The pieces that lie there.
#[derive(Clone, PartialEq)]
struct Lying {
    units: Vec<Piece>,
    shield: Option<Shield>,
    order: Option<OrderScene>,
    /// Whether figures and order can be taken away from here.
    sets_out: bool,
}

impl Lying {
    fn of(it: &AreaScene) -> Self {
        Self {
            units: it.units.clone(),
            shield: it.shield,
            order: it.order,
            sets_out: it.sets_out,
        }
    }
}

fn pieces(area: Area, it: &Lying) -> impl IntoView + use<> {
    let units = it
        .units
        .iter()
        .map(|&piece| view! { <UnitPiece piece /> })
        .collect_view();
    let shield = it
        .shield
        .map(|shield| view! { <ShieldPiece shield at=spot(area).token /> });
    let order = it
        .order
        .map(|order| view! { <OrderPiece order at=anchor(area) /> });
    view! {
        <g class:m-sets-out=it.sets_out>{units} {shield} {order}</g>
    }
}
