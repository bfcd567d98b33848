//! Real positions for tests, written down in the notation of the rules.

use super::page::WesterosPage;
use tabletop::{Dice, Game, Quiet, Viewer, submit};
use westeros::{
    House, Prompt, Setup, State, View, Westeros,
    notation::{Asked, read_answer, read_position},
};

/// Dice that always show the least.
pub struct Zero;

impl Dice for Zero {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Returns the page of a spectator at a game of six that has just begun, with an empty log.
pub fn blank_page() -> WesterosPage {
    let state = Westeros::start(&Setup::default(), 6, &mut Quiet(Zero));
    WesterosPage {
        view: Westeros::view(&state, Viewer::Spectator),
        prompts: Vec::new(),
        log: Vec::new(),
        clocked: Vec::new(),
        resolved: Vec::new(),
        handed: Vec::new(),
        taken_back: Vec::new(),
        seats: Vec::new(),
        accounts: Vec::new(),
        waiting: Vec::new(),
        my_seat: None,
        over: false,
    }
}

/// Returns what a house sees and is asked, once these answers have been given in this position; each answer is a line
/// like `BA: bid 3`.
pub fn staged(position: &str, answers: &str, house: House) -> (View, Prompt) {
    let mut state = read_position(position).unwrap_or_else(|why| panic!("{why:?}"));
    for line in answers.lines().filter(|it| !it.trim().is_empty()) {
        let (who, answer) = line.split_once(':').expect("house: answer");
        let who = named(who.trim());
        let (view, decision) = open(&state, who);
        let asked = Asked {
            house: who,
            prompt: Some(&decision.prompt),
            combat: view.combat.as_ref(),
        };
        let action = read_answer(asked, answer).expect("an answer");
        submit::<Westeros>(
            &mut state,
            decision.seat,
            decision.id,
            action,
            &mut Quiet(Zero),
        )
        .unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
    let (view, decision) = open(&state, house);
    (view, decision.prompt)
}

fn open(state: &State, house: House) -> (View, tabletop::Decision<Prompt>) {
    let open: Vec<_> = Westeros::decisions(state).collect();
    let mut seen = open.iter().map(|it| {
        let view = Westeros::view(state, Viewer::Seat(it.seat));
        (view, *it)
    });
    seen.find(|(view, _)| view.me == Some(house))
        .unwrap_or_else(|| panic!("{house:?} is not asked: {open:?}"))
}

fn named(short: &str) -> House {
    let mut houses = House::ALL.into_iter();
    houses
        .find(|it| it.name().to_uppercase().starts_with(short))
        .unwrap_or_else(|| panic!("no house {short}"))
}
