//! Scenes as text.

use super::{Cell, Sorted, before_cards, brought, odds_table, outlook, scene};
use crate::games::westeros::{
    highlights::{Base, Battle, Scene, highlights},
    page::{LogLine, WesterosPage},
    wording::{battle as words, highlights as told},
};
use tabletop::{Decision, Dice, EventRecorder, Game, Viewer, submit};
use westeros::{
    Action, Area, Army, Event, House, HouseCard, March, Prompt, State, Troops, Unit, Westeros,
    notation::read_position,
};

struct NoDice;

impl Dice for NoDice {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// A position, and the answers given from it.
struct Table {
    state: State,
    log: Vec<Event>,
}

impl Table {
    fn new(position: &str) -> Self {
        Self {
            state: read_position(position).unwrap(),
            log: Vec::new(),
        }
    }

    fn asked(&self, house: House) -> Decision<Prompt> {
        let seat = self.state.position().seat_of(house);
        let mut open = Westeros::decisions(&self.state);
        open.find(|it| it.seat == seat).expect("is asked")
    }

    fn answer(&mut self, house: House, action: Action) {
        let it = self.asked(house);
        let mut cx = EventRecorder::new(NoDice);
        submit::<Westeros>(&mut self.state, it.seat, it.id, action, &mut cx).unwrap();
        self.log.extend(cx.events);
    }

    fn march(&mut self, house: House, (from, to): (Area, Area), army: Army) {
        self.answer(
            house,
            Action::ResolveMarch(March {
                from,
                moves: Troops::of(to, army),
                leave_token: false,
            }),
        );
    }

    fn page(&self, house: House) -> WesterosPage {
        let seat = self.state.position().seat_of(house);
        let open: Vec<Decision<Prompt>> = Westeros::decisions(&self.state).collect();
        WesterosPage {
            accounts: Vec::new(),
            view: Westeros::view(&self.state, Viewer::Seat(seat)),
            prompts: open.iter().filter(|it| it.seat == seat).copied().collect(),
            log: (0..)
                .zip(&self.log)
                .map(|(seq, &event)| LogLine {
                    seq,
                    at: 0,
                    event,
                    undone: false,
                })
                .collect(),
            taken_back: Vec::new(),
            clocked: Vec::new(),
            resolved: Vec::new(),
            handed: Vec::new(),
            seats: Vec::new(),
            waiting: open.iter().map(|it| it.seat).collect(),
            my_seat: Some(seat),
            over: false,
        }
    }

    /// Tells what would come of an answer, in words.
    fn outlook(&self, house: House, action: Action) -> String {
        let prompt = self.asked(house).prompt;
        let page = self.page(house);
        outlook(&page.view, &prompt, &action).map_or_else(String::new, words::outlook)
    }
}

/// The count, a line a row: "Units: +1 | +3 = 1:3".
fn drawn(page: &WesterosPage) -> String {
    let scene = scene(page).expect("a combat");
    let mut rows = Vec::new();
    for line in scene.lines {
        let [ours, theirs] = line.entries.map(|entry| {
            entry.map_or_else(String::new, |it| format!("{:+} {}", it.value, it.note))
        });
        let [a, b] = line.so_far;
        let (ours, theirs) = (ours.trim(), theirs.trim());
        let row = format!("{}: {ours} | {theirs} = {a}:{b}", line.name);
        rows.push(row.replace("  ", " "));
    }
    let [a, b] = scene.sides.map(|side| side.total);
    rows.push(format!("{a}:{b}, {} ahead", scene.ahead.name()));
    rows.join("\n")
}

const RIVERRUN: &str = "
players 6
phase march only
LA Lannisport: F, March
LA Stoney Sept: K, Support*
GR Riverrun: K F, Defense
";

fn attacked() -> Table {
    let mut table = Table::new(RIVERRUN);
    let way = (Area::Lannisport, Area::Riverrun);
    table.march(House::Lannister, way, Army::one(Unit::Footman));
    table
}

fn supported() -> Table {
    let mut table = attacked();
    table.answer(
        House::Lannister,
        Action::Support {
            attacker: [Area::StoneySept].into_iter().collect(),
            defender: westeros::AreaSet::EMPTY,
        },
    );
    table
}

#[test]
fn strength_is_built_up_line_by_line() {
    let begun = drawn(&attacked().page(House::Greyjoy));
    assert_eq!(
        begun,
        "Units: +1 1 footman | +3 1 footman, 1 knight = 1:3\n\
         Order: | +1 Defense +1 = 1:4\n\
         1:4, Greyjoy ahead"
    );
    let mut table = supported();
    table.answer(
        House::Lannister,
        Action::PlayCard(HouseCard::TywinLannister),
    );
    assert!(drawn(&table.page(House::Greyjoy)).ends_with(
        "Support from Lannister, Stoney Sept: +3 1 knight; Support +1, starred | = 4:4\n\
         4:4, Greyjoy ahead"
    ));
    table.answer(House::Greyjoy, Action::PlayCard(HouseCard::BalonGreyjoy));
    // Balon takes the number of Tywin's card; both are equal, and the Blade is Greyjoy's.
    assert!(drawn(&table.page(House::Lannister)).ends_with(
        "House card: +4 Tywin Lannister | +2 Balon Greyjoy = 8:6\n\
         Card text: -4 Balon Greyjoy | = 4:6\n\
         4:6, Greyjoy ahead"
    ));
    let blade = table.outlook(House::Greyjoy, Action::Use);
    assert_eq!(blade, "7 to 4: you would win.");
}

#[test]
fn a_card_that_is_chosen_lies_face_down_for_the_other() {
    use super::Card;
    let mut table = supported();
    let tywin = HouseCard::TywinLannister;
    table.answer(House::Lannister, Action::PlayCard(tywin));
    let card = |house| scene(&table.page(house)).unwrap().sides[0].card;
    assert_eq!(card(House::Greyjoy), Card::FaceDown);
    assert_eq!(card(House::Lannister), Card::Secret(tywin));
    // Its strength counts for its owner alone.
    let totals = |house| scene(&table.page(house)).unwrap().sides.map(|it| it.total);
    assert_eq!(totals(House::Greyjoy), [4, 4]);
    assert_eq!(totals(House::Lannister), [8, 4]);
    let counted = |house| scene(&table.page(house)).unwrap().lines;
    let parts = |house| {
        counted(house)
            .into_iter()
            .any(|it| it.part == super::Part::Card)
    };
    assert!(parts(House::Lannister) && !parts(House::Greyjoy));
    assert!(
        odds_table(&table.page(House::Lannister).view)
            .unwrap()
            .row(tywin)
            .is_some()
    );
}

#[test]
fn the_odds_are_for_those_who_fight() {
    let table = supported();
    assert_eq!(odds_table(&table.page(House::Stark).view), None);
    let odds = odds_table(&table.page(House::Lannister).view).unwrap();
    let odds = odds.sorted(Sorted::Safest);
    let rows: Vec<String> = odds
        .rows
        .iter()
        .map(|row| format!("{} {}", row.card.face().name, words::row_summary(row)))
        .collect();
    assert_eq!(rows[0], "Tywin Lannister beats 3 of 7");
    let tywin = &odds.rows[0].cells;
    let against = |card| {
        let cell = tywin.iter().find(|it| it.against == card).unwrap();
        words::cell_words(cell)
    };
    assert_eq!(
        against(HouseCard::EuronCrowsEye),
        "tie 8 to 8, lost on the Fiefdoms track; you lose 1"
    );
    assert_eq!(
        against(HouseCard::VictarionGreyjoy),
        "win 8 to 7; their Blade would win"
    );
    assert_eq!(against(HouseCard::BalonGreyjoy), "lose 4 to 6");
}

#[test]
fn the_safest_card_says_what_it_beats() {
    let page = supported().page(House::Lannister);
    let odds = odds_table(&page.view).unwrap();
    let tywin = HouseCard::TywinLannister;
    assert_eq!(odds.safest(), Some(tywin));
    let row = odds.row(tywin).unwrap();
    assert_eq!(words::beats(row), "Tywin Lannister beats 3 of 7");
    assert_eq!(
        words::advice(row),
        "Wins most often: Tywin Lannister beats 3 of 7"
    );
    let mut sure = row.clone();
    sure.cells.retain(Cell::wins);
    for cell in &mut sure.cells {
        cell.may_change.clear();
    }
    assert_eq!(
        words::advice(&sure),
        "Tywin Lannister is enough: beats 3 of 3"
    );
    sure.cells[0].may_change = vec![HouseCard::AeronDamphair];
    let open = words::advice(&sure);
    assert_eq!(open, "Tywin Lannister should be enough: beats 3 of 3");
    assert_eq!(
        words::labelled(tywin, Some(row)),
        "Tywin Lannister, strength 4, if you win, gain 2 power; beats 3 of 7"
    );
    let theirs = row.by_their_strength();
    let theirs: Vec<u8> = theirs.iter().map(|it| it.against.face().strength).collect();
    assert_eq!(theirs, [4, 3, 2, 2, 1, 1, 0]);
}

#[test]
fn each_side_lists_what_it_brings() {
    let scene = scene(&supported().page(House::Greyjoy)).unwrap();
    let list = |at: usize| -> Vec<String> {
        let side = &scene.sides[at];
        let all = brought(&scene.lines, at, (Some(side.upright), side.order));
        all.iter()
            .map(|it| format!("{} {}", it.name, it.value))
            .collect()
    };
    assert_eq!(list(0), ["Units 1", "Stoney Sept +3"]);
    assert_eq!(list(1), ["Units 3", "Order +1"]);
    let words: Vec<&str> = scene.sides.iter().map(|it| &*it.bearing).collect();
    assert_eq!(
        words,
        ["Lannister attacks from Lannisport", "You hold Riverrun"]
    );
}

#[test]
fn a_battle_that_is_over_is_told() {
    let mut table = supported();
    table.answer(
        House::Lannister,
        Action::PlayCard(HouseCard::SerJaimeLannister),
    );
    table.answer(House::Greyjoy, Action::PlayCard(HouseCard::DagmarCleftjaw));
    assert_eq!(
        table.outlook(House::Greyjoy, Action::Decline),
        "5 to 6: you would lose."
    );
    table.answer(House::Greyjoy, Action::Decline);
    let page = table.page(House::Greyjoy);
    assert_eq!(scene(&page).unwrap().sides[0].won, Some(true));
    assert!(matches!(
        page.prompts[0].prompt,
        Prompt::Casualties { .. } | Prompt::Retreat { .. }
    ));
    while table.state.position().combat.is_some() {
        let it = Westeros::decisions(&table.state).next().unwrap();
        let view = Westeros::view(&table.state, Viewer::Seat(it.seat));
        let action = Westeros::fallback(&view, &it.prompt);
        let house = view.me.unwrap();
        table.answer(house, action);
    }
    let log = table.page(House::Greyjoy).log;
    let position = *Table::new(RIVERRUN).state.position();
    let battle = fought(highlights(&log, 0, Some(&Base { at: 0, position })));
    assert_eq!(battle.houses, [House::Lannister, House::Greyjoy]);
    assert_eq!(battle.winner, Some(House::Lannister));
    assert_eq!(battle.score(), Some((6, 5)));
    let names: Vec<_> = battle.lines.iter().map(|it| it.name.as_str()).collect();
    let support = "Support from Lannister, Stoney Sept";
    assert_eq!(names, ["Units", "Order", support, "House card"]);
    assert_eq!(battle.lines[3].so_far, [6, 5]);
    let after: Vec<_> = battle.after.iter().filter_map(words::cost).collect();
    assert!(
        after
            .iter()
            .any(|it| it.starts_with("Greyjoy retreats to "))
    );

    assert_eq!(told::heading(&battle), "Lannister takes Riverrun, 6 to 5");
    assert_eq!(before_cards(&battle.lines), Some([4, 4]));

    let late = fought(highlights(&log, 0, None));
    assert_eq!((&late.after, late.score()), (&battle.after, battle.score()));
    let rows: Vec<_> = late.lines.iter().map(|it| it.so_far).collect();
    assert_eq!(
        rows,
        [[4, 4], [6, 5]],
        "the rest in one line, then the cards"
    );
}

fn fought(mut found: Vec<crate::games::westeros::highlights::Highlight>) -> Battle {
    match found.pop().map(|it| it.scene) {
        Some(Scene::Battle(battle)) if found.is_empty() => *battle,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_siege_engine_that_may_not_fall_is_not_offered() {
    let mut table = Table::new(
        "players 6
         option siege_casualty forbidden
         supply all 6
         phase march only
         LA Seagard: K K K, March
         ST Moat Cailin: F K SE",
    );
    let knights = Army::NONE.with(Unit::Knight, 3);
    table.march(House::Lannister, (Area::Seagard, Area::MoatCailin), knights);
    table.answer(
        House::Lannister,
        Action::PlayCard(HouseCard::SerJaimeLannister),
    );
    table.answer(House::Stark, Action::PlayCard(HouseCard::CatelynStark));
    let prompt = table.asked(House::Stark).prompt;
    assert_eq!(prompt, Prompt::Casualties { count: 1 });
    let named = crate::games::westeros::draft::pool(&table.page(House::Stark).view, &prompt);
    let left = Army::NONE.with(Unit::Footman, 1).with(Unit::Knight, 1);
    assert_eq!(named, [(Area::MoatCailin, left)]);
}
