//! Questions with an answer half made, drawn as text: a line for each mark, plate and arrow.

use crate::games::westeros::{
    draft::{Draft, Step},
    scene::{Mark, Scene, Stance, staged},
};
use tabletop::{Game, Viewer};
use westeros::{
    Action, Area, Army, House, March, Prompt, State, Troops, Unit, Westeros,
    notation::read_position,
};

const MARCH: &str = "
players 6
phase march only
ST Winterfell: F F K, March
ST Karhold: F
ST The Shivering Sea: ship
ST The Narrow Sea: ship
GR Moat Cailin: F F, Defense
GR Seagard: K, Support
";

/// Returns what a house sees and is asked, as the steps leave it.
fn drafted(position: &str, house: House, steps: &[Step]) -> Scene {
    let state = read_position(position).unwrap();
    shown(&state, house, steps)
}

fn shown(state: &State, house: House, steps: &[Step]) -> Scene {
    let seat = state.seat_of(house);
    let view = Westeros::view(state, Viewer::Seat(seat));
    let asked = Westeros::decisions(state).find(|it| it.seat == seat);
    let prompt: Prompt = asked.expect("the house is asked").prompt;
    let open = Draft::open(&view, &prompt);
    let draft = steps.iter().fold(open, |draft, &step| draft.after(step));
    staged(&view, Some(&prompt), &draft)
}

/// The marks, the plates and the arrows, in the order of the areas.
fn text(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    for (area, it) in scene.areas.iter() {
        if it.mark == Mark::Plain && it.plate.is_none() {
            continue;
        }
        let plate = it.plate.as_ref();
        let plate = plate.map_or_else(String::new, |it| {
            format!(" [{:?} {}] {}", it.sign, it.text, it.words).replace(" ]", "]")
        });
        lines.push(format!("{}: {:?}{plate}", area.name(), it.mark));
    }
    let arrows = scene.arrows.iter();
    lines.extend(arrows.map(|it| format!("{:?}: {}", it.kind, it.words)));
    lines
}

fn stances(scene: &Scene, area: Area) -> Vec<(Unit, Stance, u8)> {
    let units = scene.areas[area].units.iter();
    units.map(|it| (it.unit, it.stance, it.count)).collect()
}

fn footmen(count: u8) -> Army {
    Army::NONE.with(Unit::Footman, count)
}

#[test]
fn a_march_says_what_each_area_in_reach_means() {
    let scene = drafted(MARCH, House::Stark, &[]);
    let lines = text(&scene);
    for line in [
        "Castle Black: Target [Take] take it: unclaimed",
        "Karhold: Target [Move] move in: it's yours",
        "Winterfell: Chosen",
        "Moat Cailin: Target [Attack 4 : 5] attack Greyjoy, 4 against 5 before cards \
         (you: units 4; Greyjoy: units 2, order +1, support +2)",
        "The Eyrie: Barred [Neutral 4 / 6] not possible: you need 6 against its neutral force, you have 4",
    ] {
        assert!(
            lines.iter().any(|it| it == line),
            "{line} not in {lines:#?}"
        );
    }
    assert!(scene.arrows.is_empty());
    let label = &scene.areas[Area::Karhold].label;
    assert_eq!(
        label,
        "Karhold, Stark, 1 footman, 1 crown, move in: it's yours, can be chosen"
    );
}

#[test]
fn a_march_is_drawn_with_arrows_and_ghosts() {
    let steps = [
        Step::Send(Area::MoatCailin, footmen(1)),
        Step::Send(Area::TheFingers, footmen(1)),
        Step::Hold(Army::one(Unit::Knight)),
    ];
    let scene = drafted(MARCH, House::Stark, &steps);
    let arrows: Vec<&str> = scene.arrows.iter().map(|it| it.words.as_str()).collect();
    assert_eq!(
        arrows,
        [
            "Stark: 1 footman to attack Moat Cailin, from Winterfell, not sent yet",
            "Stark: 1 footman to The Fingers, from Winterfell, \
             over The Shivering Sea and The Narrow Sea, not sent yet",
        ]
    );
    let ghost = (Unit::Footman, Stance::Ghost, 1);
    assert_eq!(stances(&scene, Area::TheFingers), [ghost]);
    let held = (Unit::Knight, Stance::Held, 1);
    assert_eq!(stances(&scene, Area::Winterfell), [held], "two have left");
    let greyjoys = stances(&scene, Area::MoatCailin);
    assert_eq!(greyjoys.len(), 2, "attackers do not stand among them");
    let lines = text(&scene);
    let one = "Moat Cailin: Chosen [Attack 3 : 5] attack Greyjoy, 3 against 5 before cards \
               (you: units 3; Greyjoy: units 2, order +1, support +2)";
    assert!(lines.iter().any(|it| it == one), "{lines:#?}");
}

#[test]
fn a_second_attack_is_barred_with_its_reason() {
    let position = [MARCH, "LA White Harbor: F\n"].concat();
    let steps = [Step::Send(Area::MoatCailin, footmen(1))];
    let lines = text(&drafted(&position, House::Stark, &steps));
    let barred = "White Harbor: Barred [Barred] not possible: only one attack per march";
    assert!(lines.iter().any(|it| it == barred), "{lines:#?}");
}

#[test]
fn a_raid_says_what_it_removes() {
    let position = "
players 6
phase raid only
LA The Golden Sound: ship, Raid
GR Ironman's Bay: ship, Consolidate
GR Sunset Sea: ship, Support
GR Riverrun: F, Defense
";
    let open = text(&drafted(position, House::Lannister, &[]));
    assert_eq!(
        open,
        [
            "Riverrun: Barred",
            "Sunset Sea: Target [Remove] removes Greyjoy's Support order",
            "Ironman's Bay: Target [Remove +1] removes Greyjoy's Consolidate Power order; \
             1 power for you, Greyjoy loses 1",
            "The Golden Sound: Chosen",
        ]
    );
    let steps = [Step::RaidAt(Area::IronmansBay)];
    let scene = drafted(position, House::Lannister, &steps);
    let arrow = "Raid on Ironman's Bay, from The Golden Sound, not sent yet";
    assert_eq!(scene.arrows[0].words, arrow);
}

#[test]
fn consolidated_power_is_told_before_it_comes() {
    let position = "
players 6
option consolidation by_hand
phase consolidate only
LA Lannisport: F, Consolidate*
LA Stoney Sept: F, Consolidate
";
    let lines = text(&drafted(position, House::Lannister, &[]));
    assert_eq!(
        lines,
        [
            "Stoney Sept: Source [Power +2] gains 2 power",
            "Lannisport: Source [Power +1] gains 1 power, or musters",
        ]
    );
}

#[test]
fn the_fight_and_its_support_are_arrows_for_everyone() {
    let position = [MARCH, "ST White Harbor: F, Support\n"].concat();
    let mut state = read_position(&position).unwrap();
    let asked = Westeros::decisions(&state).next().unwrap();
    let action = Action::ResolveMarch(March {
        from: Area::Winterfell,
        moves: Troops::of(Area::MoatCailin, footmen(2)),
        leave_token: false,
    });
    let mut cx = tabletop::Quiet(super::First);
    tabletop::submit::<Westeros>(&mut state, asked.seat, asked.id, action, &mut cx).unwrap();
    let asked = Westeros::decisions(&state).next().unwrap();
    let house = state.house_of(asked.seat).unwrap();
    let scene = shown(&state, house, &[]);
    let attack = "Stark: 2 footmen to attack Moat Cailin, from Winterfell";
    assert_eq!(scene.arrows[0].words, attack);
    let lines = text(&scene);
    assert!(
        lines.iter().any(|it| it.contains("[Support +")),
        "{lines:#?}"
    );
}
