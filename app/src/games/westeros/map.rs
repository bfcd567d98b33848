//! The map as SVG: drawn on the server in the first HTML, brought to life in the browser.
//!
//! Printed layers are plain markup made from the geometry; whatever a game changes is a component
//! of one area, so that a change redraws that area only.

mod area;
mod arrows;
mod beside;
mod camera;
mod chart;
mod controls;
mod dom;
mod figures;
#[cfg(feature = "ssr")]
mod film;
mod hand;
mod icons;
mod input;
mod mini;
mod named;
mod pieces;
mod plates;
#[cfg(feature = "ssr")]
mod print;
mod shown;
mod tint;
mod tip;

pub use super::geometry::{anchor, units_at};
pub use arrows::{Arrows, way};
pub use figures::sigil;
pub use figures::{
    Barrel, BuildingFigure, Crown, HouseArms, HouseCrest, HouseSeal, HouseShield, HouseSigil,
    OrderBack, OrderFace, PowerToken, UnitFigure, house_class,
};
#[cfg(feature = "ssr")]
pub use film::{Film, film};

#[cfg(feature = "ssr")]
pub use figures::{arms_drawn, paint};
#[cfg(feature = "ssr")]
pub use print::{print_style, printed};

use super::{ids::MAP_TINTS, scene::Scene};
use crate::reactive::memo;
use area::MapArea;
use camera::{Camera, Frame};
use controls::Controls;
use hand::Hand;
use input::Input;
use leptos::children::ViewFn;
use leptos::{html, prelude::*, svg};
use mini::Mini;
use pieces::Carried;
use plates::PlatePiece;
use shown::{Shown, shown};
use tint::Tint;
use tip::TipBeside;
use westeros::board::Kind;
use westeros::{Area, AreaSet, Unit};

/// The board. `overlay` is drawn above everything, in map coordinates.
#[component]
pub fn Map(
    #[prop(into)] scene: Signal<Scene>,
    on_pick: Callback<Area>,
    on_swap: Callback<(Area, Area)>,
    /// The area whose tokens are offered.
    #[prop(optional, into)]
    picked: Signal<Option<Area>>,
    /// The areas that the first view shows; the whole map where there is nothing.
    #[prop(optional)]
    first: AreaSet,
    /// The area next to which things are seen where not all of them have room.
    #[prop(optional_no_strip)]
    home: Option<Area>,
    /// The areas that are to be seen now; the map moves only if they are not.
    #[prop(optional)]
    sight: Option<Signal<AreaSet>>,
    /// The areas that were chosen beside the map: they come into sight, whatever the viewer is about.
    #[prop(optional)]
    listed: Option<Signal<AreaSet>>,
    /// True if the viewer is about something: then the map stays as it is.
    #[prop(optional)]
    aiming: Option<Signal<bool>>,
    /// True if something else than the present is shown: afterwards the map is where it was.
    #[prop(optional)]
    away: Option<Signal<bool>>,
    /// Changes with the room that the map has on the page.
    #[prop(optional)]
    room: Option<Signal<()>>,
    /// A figure that may be taken was pressed.
    #[prop(optional)]
    on_unit: Option<Callback<(Area, Unit)>>,
    /// Units were carried to another area: one kind of figure, or everybody.
    #[prop(optional)]
    on_drop: Option<Callback<(Area, Option<Unit>, Area)>>,
    #[prop(optional, into)] overlay: Option<ViewFn>,
    /// Further buttons beside those of the map.
    #[prop(optional, into)]
    controls: Option<ViewFn>,
) -> impl IntoView {
    let input = Input {
        sheet: NodeRef::<html::Div>::new(),
        camera: RwSignal::new(Camera::around(first.iter().map(anchor))),
        aim: StoredValue::new(None),
        moves: StoredValue::new((false, 0)),
        stepped_back: StoredValue::new(None),
        first,
        home,
        shown: StoredValue::new(first),
        brought: StoredValue::new(0.0),
        shows: StoredValue::new(0),
        resizes: StoredValue::new(0),
        touched: StoredValue::new(f64::NEG_INFINITY),
        asked: StoredValue::new(f64::NEG_INFINITY),
        framed: StoredValue::new(Frame::default()),
        aiming,
        carried: RwSignal::new(None),
        name: RwSignal::new(String::new()),
        bearer: NodeRef::<svg::Svg>::new(),
        tip: RwSignal::new(None),
        hand: StoredValue::new(Hand::default()),
        scene,
        on_pick,
        on_swap,
        on_unit,
        on_drop,
    };
    let camera = input.camera;
    input.begin();
    if let Some(sight) = sight {
        input.follow(sight, picked);
    }
    if let Some(listed) = listed {
        input.follow_list(listed);
    }
    if let Some(away) = away {
        input.come_back(away);
    }
    if let Some(room) = room {
        input.fill(room, sight);
    }
    let shown = shown(scene, picked);
    let areas = in_drawing_order().map(|area| shown[area]);
    let is_port = |it: &Shown| matches!(it.area.place().kind, Kind::Port { .. });
    let tinted = areas.iter().filter(|it| !is_port(it));
    let tints = tinted.map(|&shown| view! { <Tint shown /> }).collect_view();
    let plates = areas
        .iter()
        .map(|&shown| view! { <PlatePiece shown /> })
        .collect_view();
    let arrows = memo(move |_| scene.with(|scene| scene.arrows.clone()));
    let pieces = areas
        .iter()
        .map(|&shown| view! { <MapArea shown /> })
        .collect_view();
    view! {
        <div
            class="map"
            class:map-whole=move || camera.get().is_whole()
            class:map-far=move || camera.get().is_far(input.framed.get_value())
            class:map-near=move || camera.get().is_near()
            node_ref=input.sheet
        >
            <svg
                class="map-sheet"
                viewBox=move || camera.get().view_box()
                role="group"
                aria-label=word!("Map of Westeros" | "Spielplan von Westeros")
                tabindex="0"
                on:pointerdown=move |event| input.pressed(&event)
                on:pointermove=move |event| input.moved(&event)
                on:pointerup=move |event| input.released(&event)
                on:pointercancel=move |event| input.lost(&event)
                on:click=move |event| input.clicked(&event)
                on:wheel=move |event| input.wheeled(&event)
                on:keydown=move |event| input.keyed(&event)
                on:focusin=move |event| input.focused(&event)
                on:focusout=move |_| input.blurred()
            >
                // What the pointer is over; whoever hears the page hears it of the areas themselves.
                <title>{move || input.name.get()}</title>
                <defs inner_html=chart::definitions()></defs>
                <g class="map-base" aria-hidden="true" inner_html=chart::base()></g>
                <g class="map-tints" id=MAP_TINTS aria-hidden="true">{tints}</g>
                <g class="map-ink" aria-hidden="true" inner_html=chart::ink()></g>
                <g class="map-areas">{pieces}</g>
                <g class="map-ink" aria-hidden="true" inner_html=chart::fade()></g>
                <g class="map-ink" aria-hidden="true" inner_html=chart::names()></g>
                <Arrows arrows />
                <g class="map-plates" aria-hidden="true">{plates}</g>
                <g class="map-overlay">{overlay.map(|overlay| overlay.run())}</g>
            </svg>
            // Apart from the map, which then need not be drawn anew for each step of it.
            <svg class="map-carried" node_ref=input.bearer aria-hidden="true">
                {move || input.carried.get().map(|(it, scale)| view! { <Carried it scale /> })}
            </svg>
            <Mini input />
            <TipBeside input />
            <Controls input more=controls />
        </div>
    }
    // The page around it need not know the type of every area.
    .into_any()
}

/// Seas first and ports last, so that what reaches over a coast stays on top.
fn in_drawing_order() -> [Area; Area::COUNT] {
    let mut areas = Area::ALL;
    areas.sort_by_key(|area| match area.place().kind {
        Kind::Sea => 0,
        Kind::Land => 1,
        Kind::Port { .. } => 2,
    });
    areas
}
