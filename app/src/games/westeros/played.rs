//! Random games told in both languages: every question, answer, event, card and area, and the
//! table's whole page.

use super::{
    WesterosTable,
    draft::Draft,
    page::{LogLine, SharedPage, WesterosPage},
    wording::*,
};
use crate::language::{
    Language,
    complete::{self, english_in},
    speaking,
};
use leptos::prelude::*;
use tabletop::{Decision, Dice, EventRecorder, Game, Seat, Viewer, submit};
use westeros::{
    Area, Event, House, HouseCard, Order, OrderToken, Phase, Prompt, Setup, State, TidesCard,
    TidesOfBattle, Track, Unit, Westeros, WesterosCard, WildlingCard,
};

const GAMES: u32 = 8;

/// Checks that what was said in both languages differs: nothing is left in English but names.
pub fn compare(english: &[String], german: &[String]) {
    let areas = Area::ALL.map(Area::name).into_iter();
    let houses = House::ALL.map(House::name);
    let cards = HouseCard::ALL.map(|it| it.face().name);
    let names: Vec<&str> = areas.chain(houses).chain(cards).collect();
    complete::compare(english, german, &names);
}

#[test]
fn whole_games_are_told_in_german() {
    let texts = |language| speaking(language, || (1..=GAMES).flat_map(tell).collect::<Vec<_>>());
    compare(&texts(Language::English), &texts(Language::German));
}

#[test]
fn every_card_and_reason_is_told_in_german() {
    let texts = |language| speaking(language, fixed);
    compare(&texts(Language::English), &texts(Language::German));
}

#[test]
fn no_english_stands_on_a_german_table() {
    let pages = speaking(Language::German, || {
        (1..=3).flat_map(rendered).collect::<Vec<String>>()
    });
    assert!(pages.len() > 20);
    for page in pages {
        for text in texts(&page) {
            assert_eq!(english_in(&text), [""; 0], "{text}");
        }
    }
}

#[test]
fn no_question_names_an_area_without_its_article() {
    speaking(Language::German, || {
        play(1, |state, events, _| {
            for decision in Westeros::decisions(state) {
                let page = page(state, events, decision.seat);
                let (view, prompt) = (&page.view, decision.prompt);
                let now = instruction(&page, Some(&prompt), &Draft::open(view, &prompt));
                for words in [ask(view, &prompt), now] {
                    assert_eq!(bare_in(&words), None, "{words}");
                }
            }
        });
    });
}

const PLAYERS: [&str; 6] = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"];
const PHASES: [Phase; 8] = [
    Phase::Westeros,
    Phase::Planning,
    Phase::MessengerRaven,
    Phase::Raid,
    Phase::March,
    Phase::ConsolidatePower,
    Phase::CleanUp,
    Phase::GameOver,
];

/// Everything that one game gives to say.
fn tell(seed: u32) -> Vec<String> {
    let mut texts = Vec::new();
    let mut done = 0;
    play(seed, |state, events, dice| {
        texts.extend(events[done..].iter().map(sentence));
        done = events.len();
        for decision in Westeros::decisions(state) {
            let page = page(state, events, decision.seat);
            texts.extend(asked(&page, decision, dice));
        }
    });
    texts
}

/// Returns what everybody who is asked sees, through a whole game.
pub fn pages(seed: u32) -> Vec<WesterosPage> {
    let mut pages = Vec::new();
    play(seed, |state, events, _| {
        let asked = Westeros::decisions(state);
        pages.extend(asked.map(|it| page(state, events, it.seat)));
    });
    pages
}

/// Returns what one seat sees of a whole game, as a stream brings it: a page after each answer, whose log holds what is
/// new.
pub fn followed(seed: u32, seat: Seat) -> Vec<WesterosPage> {
    let mut pages = Vec::new();
    let mut done = 0;
    play(seed, |state, events, _| {
        let mut page = page(state, events, seat);
        page.log.retain(|it| it.seq >= done);
        done = page.log.last().map_or(done, |it| it.seq + 1);
        pages.push(page);
    });
    pages
}

fn asked(page: &WesterosPage, decision: Decision<Prompt>, dice: &mut Xorshift) -> Vec<String> {
    let (view, prompt) = (&page.view, decision.prompt);
    let action = Westeros::sample(view, &prompt, dice);
    let (name, what) = offered(view, &prompt, &action);
    let draft = Draft::open(view, &prompt);
    let mut texts = vec![
        ask(view, &prompt),
        instruction(page, Some(&prompt), &draft),
        instruction(page, None, &draft),
        awaited(page),
        name,
        what,
    ];
    let refused = Westeros::check(view, &prompt, &Westeros::sample(view, &prompt, dice));
    texts.extend(refused.err().map(illegal));
    for area in Area::ALL {
        let here = view.area(area);
        texts.push(describe(area, &here));
    }
    texts
}

/// Returns the texts that do not depend on a game.
fn fixed() -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut add = |words: &[&str]| texts.extend(words.iter().map(ToString::to_string));
    for it in PHASES {
        add(&[phase_name(it), explain_phase(it)]);
    }
    for it in Order::ALL {
        add(&[order_name(it), explain_order(it)]);
    }
    for it in OrderToken::ALL {
        add(&[token_name(it), token_short(it), explain_token(it)]);
    }
    for it in WesterosCard::ALL {
        add(&[westeros_card(it)]);
    }
    for it in WildlingCard::ALL {
        add(&[wildling_card(it).0, wildling_card(it).1]);
    }
    for it in TidesCard::ALL {
        add(&[tides_card(it)]);
    }
    for it in Track::ALL {
        add(&[track(it).0, track(it).1, track(it).2]);
    }
    for it in Unit::ALL {
        add(&[unit_kind(it)]);
    }
    for it in legend() {
        add(&[it.name, it.meaning]);
    }
    for it in HouseCard::ALL {
        add(&[card_text(it), &card_meaning(it)]);
    }
    texts
}

/// The table's page at some moments of a game, as HTML.
fn rendered(seed: u32) -> Vec<String> {
    let mut pages = Vec::new();
    let mut step = 0;
    play(seed, |state, events, _| {
        step += 1;
        if step % 23 != 1 {
            return;
        }
        let seat = Westeros::decisions(state)
            .next()
            .map_or(Seat(0), |it| it.seat);
        let page = Signal::stored(SharedPage::from(page(state, events, seat)));
        let on_answer = Callback::new(|_| ());
        let busy = Signal::stored(false);
        let refusal = Signal::stored(None);
        pages.push(view! { <WesterosTable page on_answer busy refusal /> }.to_html());
    });
    pages
}

/// Returns what is read and what is heard of a page.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        for attribute in ["aria-label=\"", "title=\"", "alt=\"", "placeholder=\""] {
            let value = tag.split_once(attribute);
            texts.extend(value.and_then(|(_, it)| Some(it.split_once('"')?.0.to_owned())));
        }
        texts.push(text.to_owned());
    }
    texts
}

/// Plays a game of six with every card, and shows each moment.
fn play(seed: u32, mut each: impl FnMut(&State, &[Event], &mut Xorshift)) {
    let setup = Setup {
        tides_of_battle: TidesOfBattle::On,
        ..Setup::default()
    };
    let mut cx = EventRecorder::new(Xorshift(seed));
    let mut state = Westeros::start(&setup, 6, &mut cx);
    let mut aside = Xorshift(seed + 1000);
    loop {
        each(&state, &cx.events, &mut aside);
        let open = Westeros::decisions(&state).find(|it| it.required);
        let Some(Decision {
            seat, id, prompt, ..
        }) = open
        else {
            return;
        };
        let view = Westeros::view(&state, Viewer::Seat(seat));
        let action = Westeros::sample(&view, &prompt, &mut cx.dice);
        submit::<Westeros>(&mut state, seat, id, action, &mut cx).unwrap();
    }
}

fn page(state: &State, events: &[Event], seat: Seat) -> WesterosPage {
    let viewer = Viewer::Seat(seat);
    let open: Vec<Decision<Prompt>> = Westeros::decisions(state).collect();
    let log = (0..).zip(events).filter_map(|(seq, event)| {
        let event = Westeros::redact(event, viewer)?;
        Some(LogLine {
            seq,
            at: 0,
            event,
            undone: false,
        })
    });
    WesterosPage {
        view: Westeros::view(state, viewer),
        prompts: open.iter().filter(|it| it.seat == seat).copied().collect(),
        log: log.collect(),
        taken_back: Vec::new(),
        clocked: Vec::new(),
        resolved: Vec::new(),
        handed: Vec::new(),
        seats: PLAYERS.map(str::to_owned).to_vec(),
        accounts: Vec::new(),
        waiting: open
            .iter()
            .filter(|it| it.required)
            .map(|it| it.seat)
            .collect(),
        my_seat: Some(seat),
        over: Westeros::outcome(state).is_some(),
    }
}

/// Enough chance for words.
struct Xorshift(u32);

impl Dice for Xorshift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 % n
    }
}
