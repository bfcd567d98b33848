//! Writes the map in a few positions as HTML pages, so that it can be looked at without a server:
//! `cargo run -p app --features ssr --example map_preview -- FOLDER`

use app::games::westeros::map::Map;
use app::games::westeros::scene::{Mark, scene};
use leptos::prelude::*;
use std::{env, fs, path::Path};
use tabletop::{Dice, EventRecorder, Game, Seat, Viewer};
use westeros::board::Kind;
use westeros::{
    Area, AreaSet, Army, ByArea, ByHouse, Event, House, OrderToken, Orders, Phase, Setup, Unit,
    View, Westeros,
};

fn main() -> std::io::Result<()> {
    let folder = env::args()
        .nth(1)
        .unwrap_or_else(|| String::from("target/map-preview"));
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let css = ["tokens", "map", "marks"]
        .map(|name| fs::read_to_string(["style/", name, ".css"].concat()))
        .into_iter()
        .collect::<Result<String, _>>()?;
    for (name, page) in [
        (
            "start-6",
            draw(&play(6, Phase::Planning), &Orders::NONE, &ByArea::default()),
        ),
        (
            "start-3",
            draw(&play(3, Phase::Planning), &Orders::NONE, &ByArea::default()),
        ),
        ("planning", planning()),
        (
            "revealed-3",
            draw(
                &play(3, Phase::MessengerRaven),
                &Orders::NONE,
                &ByArea::default(),
            ),
        ),
        ("revealed-6", revealed()),
        ("full", draw(&full(), &Orders::NONE, &ByArea::default())),
    ] {
        println!("{name}: {} bytes", page.len());
        let html = [
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Map</title>",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><style>",
            &css,
            "body{margin:0;height:100vh;background:var(--paper)}</style></head><body>",
            &page,
            "</body></html>",
        ]
        .concat();
        fs::write(folder.join([name, ".html"].concat()), html)?;
    }
    Ok(())
}

fn draw(view: &View, draft: &Orders, marks: &ByArea<Mark>) -> String {
    let scene = scene(view, draft, marks);
    let owner = Owner::new_root(None);
    owner.with(|| {
        let scene = Signal::stored(scene);
        view! { <Map scene on_pick=Callback::new(|_| ()) on_swap=Callback::new(|_| ()) /> }
            .to_html()
    })
}

/// Always the same game.
struct Chance(u32);

impl Dice for Chance {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (self.0 >> 16) % n
    }
}

/// Returns what Stark sees when a game played at random comes to this phase.
fn play(seats: u8, until: Phase) -> View {
    let mut cx = EventRecorder::<_, Event>::new(Chance(7));
    let mut state = Westeros::start(&Setup::default(), seats, &mut cx);
    loop {
        let seen = Westeros::view(&state, Viewer::Seat(Seat(2)));
        let Some(decision) = Westeros::decisions(&state).find(|it| it.required) else {
            return seen;
        };
        if seen.phase == until {
            return seen;
        }
        let view = Westeros::view(&state, Viewer::Seat(decision.seat));
        let action = Westeros::sample(&view, &decision.prompt, &mut cx);
        Westeros::apply(&mut state, &decision, action, &mut cx);
    }
}

fn planning() -> String {
    let mut view = play(6, Phase::Planning);
    view.covered = view.areas_with_enemies(House::Stark);
    let draft = Orders::from_iter([(Area::Winterfell, OrderToken::MarchPlusOne)]);
    let mut marks = ByArea::default();
    marks[Area::WhiteHarbor] = Mark::Wanted;
    marks[Area::TheShiveringSea] = Mark::Chosen;
    draw(&view, &draft, &marks)
}

fn revealed() -> String {
    let mut marks = ByArea::default();
    for (area, mark) in [
        (Area::Winterfell, Mark::Source),
        (Area::WhiteHarbor, Mark::Chosen),
        (Area::GreywaterWatch, Mark::Target),
        (Area::Pyke, Mark::Target),
        (Area::PortOfPyke, Mark::Target),
        (Area::MoatCailin, Mark::Barred),
    ] {
        marks[area] = mark;
    }
    draw(&play(6, Phase::MessengerRaven), &Orders::NONE, &marks)
}

/// As much in every area as there can be.
fn full() -> View {
    let mut view = play(6, Phase::Planning);
    view.units = ByArea::default();
    view.occupied = ByHouse::default();
    view.garrisons = AreaSet::EMPTY;
    view.neutral_forces = AreaSet::EMPTY;
    let tokens = OrderToken::ALL.into_iter().cycle();
    let houses = House::ALL.into_iter().cycle();
    for (area, (house, token)) in Area::ALL.into_iter().zip(houses.zip(tokens)) {
        let units = match area.place().kind {
            Kind::Land => Army::NONE
                .with(Unit::Footman, 1)
                .with(Unit::Knight, 1)
                .with(Unit::SiegeEngine, 1),
            Kind::Sea => Army::NONE.with(Unit::Ship, 4),
            Kind::Port { .. } => Army::NONE.with(Unit::Ship, 3),
        };
        view.put(house, area, units);
        if area.place().kind == Kind::Land {
            view.put_routed(house, area, Army::one(Unit::Knight));
            view.power_tokens[house] = view.power_tokens[house].with(area);
        }
        match area.index() % 3 {
            0 => view.own.orders.place(area, token),
            1 => view.orders.place(area, token),
            _ => view.covered = view.covered.with(area),
        }
    }
    view
}
