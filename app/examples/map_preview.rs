//! Writes the map in a few positions as HTML pages, so that it can be looked at without a server:
//! `cargo run -p app --features ssr --example map_preview -- FOLDER`

use app::games::westeros::map::Map;
use app::games::westeros::scene::{Mark, scene};
use leptos::prelude::*;
use std::{env, fs, path::Path};
use tabletop::Seat;
use westeros::{
    Area, AreaView, Army, ByArea, ByHouse, FinalTiebreak, House, HouseView, OrderToken, OrderView,
    Orders, Phase, Ranking, Tracks, Unit, View,
};

fn main() -> std::io::Result<()> {
    let folder = env::args()
        .nth(1)
        .unwrap_or_else(|| String::from("target/map-preview"));
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let css = fs::read_to_string("style/map.css")?;
    for (name, page) in [
        ("start-6", start_6()),
        ("planning", planning()),
        ("revealed", revealed()),
        ("full", full()),
    ] {
        let html = [
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Map</title>",
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><style>",
            "html{color-scheme:light dark}body{margin:0;height:100vh}",
            &css,
            "</style></head><body>",
            &page,
            "</body></html>",
        ]
        .concat();
        println!("{name}: {} bytes", page.len());
        fs::write(folder.join([name, ".html"].concat()), html)?;
    }
    Ok(())
}

fn draw(view: &View, draft: &Orders, marks: &ByArea<Mark>) -> String {
    let owner = Owner::new();
    let scene = scene(view, draft, marks);
    owner.with(|| {
        view! {
            <Map
                scene=Signal::stored(scene)
                on_pick=Callback::new(|_| ())
                on_swap=Callback::new(|_| ())
            />
        }
        .to_html()
    })
}

fn army(units: &[(Unit, u8)]) -> Army {
    units
        .iter()
        .fold(Army::NONE, |army, &(unit, count)| army.with(unit, count))
}

/// Whose, where, and which units; without units a power token.
type Start = (House, Area, &'static [(Unit, u8)]);

fn six() -> View {
    use Area::{
        DornishMarches, Dragonstone, FlintsFinger, GreywaterWatch, Highgarden, IronmansBay,
        KingsLanding, Kingswood, Lannisport, PortOfLannisport, PortOfPyke, Pyke, RedwyneStraights,
        Riverrun, SaltShore, SeaOfDorne, ShipbreakerBay, StoneySept, Sunspear, TheEyrie,
        TheGoldenSound, TheReach, TheShiveringSea, WhiteHarbor, Winterfell,
    };
    use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};
    use Unit::{Footman, Knight, Ship};
    let everyone = Ranking::of(&House::ALL, |_| true);
    let mut view = View {
        me: Some(Stark),
        round: 1,
        phase: Phase::Planning,
        tracks: Tracks {
            iron_throne: everyone,
            fiefdoms: everyone,
            kings_court: everyone,
        },
        blade_used: false,
        raven_used: false,
        wildlings: 2,
        final_tiebreak: FinalTiebreak::Rulebook,
        houses: ByHouse::from_fn(|house| {
            Some(HouseView {
                seat: Seat(house.index() as u8),
                supply: 2,
                power: 5,
                stars: 2,
                victory: 1,
                hand: 0x7f,
                ready: false,
            })
        }),
        areas: ByArea::default(),
        ranking: None,
    };
    let start: [Start; 23] = [
        (Stark, Winterfell, &[(Knight, 1), (Footman, 1)]),
        (Stark, WhiteHarbor, &[(Footman, 1)]),
        (Stark, TheShiveringSea, &[(Ship, 1)]),
        (Greyjoy, Pyke, &[(Knight, 1), (Footman, 1)]),
        (Greyjoy, PortOfPyke, &[(Ship, 1)]),
        (Greyjoy, GreywaterWatch, &[(Footman, 1)]),
        (Greyjoy, IronmansBay, &[(Ship, 1)]),
        (Lannister, Lannisport, &[(Knight, 1), (Footman, 1)]),
        (Lannister, StoneySept, &[(Footman, 1)]),
        (Lannister, TheGoldenSound, &[(Ship, 1)]),
        (Lannister, PortOfLannisport, &[(Ship, 1)]),
        (Martell, Sunspear, &[(Knight, 1), (Footman, 1)]),
        (Martell, SaltShore, &[(Footman, 1)]),
        (Martell, SeaOfDorne, &[(Ship, 1)]),
        (Tyrell, Highgarden, &[(Knight, 1), (Footman, 1)]),
        (Tyrell, DornishMarches, &[(Footman, 1)]),
        (Tyrell, RedwyneStraights, &[(Ship, 1)]),
        (Baratheon, Dragonstone, &[(Knight, 1), (Footman, 1)]),
        (Baratheon, Kingswood, &[(Footman, 1)]),
        (Baratheon, ShipbreakerBay, &[(Ship, 2)]),
        (Greyjoy, FlintsFinger, &[]),
        (Lannister, Riverrun, &[]),
        (Tyrell, TheReach, &[]),
    ];
    for (house, area, units) in start {
        let it = &mut view.areas[area];
        it.controller = Some(house);
        if units.is_empty() {
            it.power_token = Some(house);
        } else {
            it.units_of = Some(house);
            it.units = army(units);
        }
        if area == house.home() {
            it.garrison = 2;
        }
    }
    view.areas[KingsLanding].neutral = 5;
    view.areas[TheEyrie].neutral = 6;
    view
}

fn start_6() -> String {
    draw(&six(), &Orders::NONE, &ByArea::default())
}

fn planning() -> String {
    let mut view = six();
    for (area, it) in Area::ALL.into_iter().zip(&mut view.areas.0) {
        if it.units_of.is_some_and(|house| Some(house) != view.me) && area != Area::Pyke {
            it.order = Some(OrderView::FaceDown);
        }
    }
    let mut draft = Orders::NONE;
    draft.place(Area::Winterfell, OrderToken::MarchPlusOne);
    let mut marks = ByArea::default();
    marks[Area::WhiteHarbor] = Mark::Wanted;
    marks[Area::TheShiveringSea] = Mark::Chosen;
    draw(&view, &draft, &marks)
}

fn revealed() -> String {
    let mut view = six();
    view.phase = Phase::Raid;
    let mut tokens = OrderToken::ALL.into_iter().cycle();
    for it in &mut view.areas.0 {
        if it.units_of.is_some() {
            it.order = tokens.next().map(OrderView::FaceUp);
        }
    }
    let mut marks = ByArea::default();
    marks[Area::Winterfell] = Mark::Source;
    marks[Area::GreywaterWatch] = Mark::Target;
    marks[Area::MoatCailin] = Mark::Barred;
    marks[Area::Pyke] = Mark::Target;
    marks[Area::PortOfPyke] = Mark::Target;
    marks[Area::WhiteHarbor] = Mark::Chosen;
    draw(&view, &Orders::NONE, &marks)
}

/// More in every area than there can ever be.
fn full() -> String {
    let mut view = six();
    let mut tokens = OrderToken::ALL.into_iter().cycle();
    for (i, (area, it)) in Area::ALL.into_iter().zip(&mut view.areas.0).enumerate() {
        let house = House::ALL[i % 6];
        let land = area < Area::BayOfIce;
        let port = area >= Area::PortOfWinterfell;
        *it = AreaView {
            units_of: Some(house),
            controller: Some(house),
            units: if land {
                army(&[
                    (Unit::Footman, 1),
                    (Unit::Knight, 2),
                    (Unit::SiegeEngine, 1),
                ])
            } else {
                army(&[(Unit::Ship, if port { 3 } else { 4 })])
            },
            routed: if i % 4 == 0 && land {
                army(&[(Unit::Knight, 1)])
            } else {
                Army::NONE
            },
            order: tokens.next().map(match i % 3 {
                0 => OrderView::Own,
                1 => OrderView::FaceUp,
                _ => |_| OrderView::FaceDown,
            }),
            power_token: (land && i % 2 == 0).then_some(house),
            garrison: 0,
            neutral: if land && i % 2 == 1 { 4 } else { 0 },
            ..AreaView::default()
        };
    }
    draw(&view, &Orders::NONE, &ByArea::default())
}
