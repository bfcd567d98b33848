//! Writes table pages of the board game as single HTML files, to be looked at in a browser:
//! `cargo run -p app --features ssr --example table_preview -- <folder>`.

#[path = "table_preview/drafts.rs"]
mod drafts;

use app::games::westeros::{
    draft::Draft,
    page::{LogLine, SharedPage, WesterosPage},
    table::WesterosTable,
};
use leptos::prelude::*;
use std::{collections::BTreeMap, env, error::Error, fs, path::Path};
use tabletop::{Decision, Dice, EventRecorder, Game, Seat, Viewer, submit};
use westeros::{
    Consolidation, Event, OrderToken, Orders, Phase, Prompt, Setup, TidesOfBattle, Westeros,
};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args()
        .nth(1)
        .unwrap_or_else(|| "target/preview".to_owned());
    fs::create_dir_all(&folder)?;
    let style = style()?;
    let pages = [
        ("planning", planning()),
        ("planning-half", planning_half()),
        (
            "taken",
            Play::find(6, Some(2), |it| {
                it.asked(|it| matches!(it, Prompt::TakeBackOrders))
            }),
        ),
        (
            "raven",
            Play::find(6, Some(1), |it| {
                it.asked(|it| matches!(it, Prompt::UseRaven { .. }))
            }),
        ),
        ("raid", Play::find(6, None, |it| it.asked(raid))),
        (
            "consolidate",
            Play::find(4, None, |it| it.asked(consolidation)),
        ),
        (
            "waiting",
            Play::find(4, Some(2), |it| {
                it.phase() == Phase::Raid && !it.asked(|_| true)
            }),
        ),
        (
            "odds",
            Play::find(6, None, |it| {
                it.asked(|it| matches!(it, Prompt::ChooseCard))
            }),
        ),
        (
            "battle-over",
            Play::find(6, Some(2), |it| {
                let last = it.cx.events.iter().rev().take(4);
                let beaten = |event: &&Event| matches!(event, Event::Retreated { .. });
                it.phase() == Phase::March && last.filter(beaten).count() > 0 && it.asked(|_| true)
            }),
        ),
        ("over", Play::find(6, Some(2), |it| it.page().over)),
    ];
    let pages = pages.map(|(name, page)| (name.to_owned(), page));
    for (name, page) in pages.into_iter().chain(questions()) {
        let html = html(&style, page, None)?;
        fs::write(Path::new(&folder).join(format!("{name}.html")), html)?;
    }
    for (name, page, draft) in drafts::drafts()? {
        let html = html(&style, page, Some(draft))?;
        fs::write(Path::new(&folder).join(format!("draft-{name}.html")), html)?;
    }
    Ok(())
}

/// A page for each kind of question that comes up in some random games.
fn questions() -> BTreeMap<String, WesterosPage> {
    let mut pages = BTreeMap::new();
    let setup = Setup {
        tides_of_battle: TidesOfBattle::On,
        ..Setup::default()
    };
    for seed in 1..60 {
        let mut cx = EventRecorder::new(Xorshift(seed));
        let state = Westeros::start(&setup, 6, &mut cx);
        let me = Seat(0);
        let mut play = Play { me, state, cx };
        loop {
            let open: Vec<Decision<Prompt>> = Westeros::decisions(&play.state).collect();
            for decision in open {
                let asked = format!("{:?}", decision.prompt);
                let kind = asked.split([' ', '{']).next().unwrap_or_default();
                play.me = decision.seat;
                pages
                    .entry(format!("ask-{kind}"))
                    .or_insert_with(|| play.page());
            }
            if !play.step() {
                break;
            }
        }
    }
    pages
}

fn planning() -> WesterosPage {
    Play::find(6, Some(2), |it| {
        it.asked(|it| matches!(it, Prompt::PlaceOrders { .. }))
    })
}

/// As after a reload with some of the orders placed.
fn planning_half() -> WesterosPage {
    let mut page = planning();
    for decision in &mut page.prompts {
        if let Prompt::PlaceOrders { areas, before, .. } = &mut decision.prompt {
            let tokens = OrderToken::ALL.into_iter().skip(1).step_by(2);
            let some = areas.len() / 2;
            *before = areas.iter().zip(tokens).take(some).collect::<Orders>();
        }
    }
    page
}

const fn raid(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::ResolveRaid { orders } if orders.len() > 1)
}

const fn consolidation(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::ConsolidatePower { orders } if orders.len() > 1)
}

/// A game played at random.
struct Play {
    /// The seat whose page it is.
    me: Seat,
    state: <Westeros as Game>::State,
    cx: EventRecorder<Xorshift, Event>,
}

impl Play {
    /// The first page of some random game that is as wanted.
    fn find(seats: u8, me: Option<u8>, wanted: impl Fn(&Self) -> bool) -> WesterosPage {
        let setup = Setup {
            consolidation: Consolidation::ByHand,
            ..Setup::default()
        };
        for seed in 1..500 {
            let mut cx = EventRecorder::new(Xorshift(seed));
            let state = Westeros::start(&setup, seats, &mut cx);
            let me = Seat(me.unwrap_or((seed % u32::from(seats)) as u8));
            let mut play = Self { me, state, cx };
            loop {
                if wanted(&play) {
                    return play.page();
                }
                if !play.step() {
                    break;
                }
            }
        }
        panic!("no random game of {seats} came to this");
    }

    /// Answers one question; the seat that is looked at answers last.
    fn step(&mut self) -> bool {
        let mut open: Vec<Decision<Prompt>> = Westeros::decisions(&self.state).collect();
        open.retain(|it| it.required);
        let last = self.cx.dice.0.is_multiple_of(2);
        open.sort_by_key(|it| last && it.seat == self.me);
        let Some(decision) = open.first() else {
            return false;
        };
        let view = Westeros::view(&self.state, Viewer::Seat(decision.seat));
        let action = Westeros::sample(&view, &decision.prompt, &mut self.cx.dice);
        submit::<Westeros>(
            &mut self.state,
            decision.seat,
            decision.id,
            action,
            &mut self.cx,
        )
        .expect("a sampled answer is legal");
        true
    }

    fn phase(&self) -> Phase {
        Westeros::view(&self.state, Viewer::Spectator).phase
    }

    fn asked(&self, wanted: impl Fn(&Prompt) -> bool) -> bool {
        Westeros::decisions(&self.state).any(|it| it.seat == self.me && wanted(&it.prompt))
    }

    fn page(&self) -> WesterosPage {
        let viewer = Viewer::Seat(self.me);
        let open: Vec<Decision<Prompt>> = Westeros::decisions(&self.state).collect();
        let names = [
            "Aldous",
            "Brienna of the Long Meadow",
            "Cley",
            "Dagmar",
            "Ellyn",
            "Ferro",
        ];
        let log = self
            .cx
            .events
            .iter()
            .enumerate()
            .filter_map(|(seq, event)| {
                Some(LogLine {
                    seq: seq.try_into().expect("a log is short"),
                    at: 0,
                    event: Westeros::redact(event, viewer)?,
                    undone: false,
                })
            });
        WesterosPage {
            view: Westeros::view(&self.state, viewer),
            prompts: open
                .iter()
                .filter(|it| it.seat == self.me)
                .copied()
                .collect(),
            log: log.collect(),
            taken_back: Vec::new(),
            clocked: Vec::new(),
            resolved: Vec::new(),
            handed: Vec::new(),
            seats: names.map(str::to_owned).to_vec(),
            accounts: Vec::new(),
            waiting: open
                .iter()
                .filter(|it| it.required)
                .map(|it| it.seat)
                .collect(),
            my_seat: Some(self.me),
            over: Westeros::outcome(&self.state).is_some(),
        }
    }
}

/// Enough chance for a picture.
struct Xorshift(u32);

impl Dice for Xorshift {
    fn below(&mut self, n: u32) -> u32 {
        for shift in [13, -17, 5_i32] {
            self.0 ^= if shift > 0 {
                self.0 << shift
            } else {
                self.0 >> -shift
            };
        }
        self.0 % n
    }
}

/// The style sheets of the site, in the order of `main.css`.
fn style() -> Result<String, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../style");
    let main = fs::read_to_string(folder.join("main.css"))?;
    let mut style = String::new();
    for line in main.lines() {
        let name = line.strip_prefix("@import \"");
        if let Some(name) = name.and_then(|it| it.strip_suffix("\";")) {
            style += &fs::read_to_string(folder.join(name))?;
        }
    }
    Ok(style)
}

fn html(style: &str, page: WesterosPage, draft: Option<Draft>) -> Result<String, Box<dyn Error>> {
    let json = serde_json::to_string(&page)?.replace('<', "\\u003c");
    let body = Owner::new().with(|| {
        let page = Signal::stored(SharedPage::from(page));
        let on_answer = Callback::new(|_| ());
        let busy = Signal::stored(false);
        let refusal = Signal::stored(None);
        match draft {
            None => view! { <WesterosTable page on_answer busy refusal /> }.to_html(),
            Some(begun) => view! { <WesterosTable page on_answer busy refusal begun /> }.to_html(),
        }
    });
    Ok(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>Table</title>\
         <style>{style}</style><body><main id=\"root\">{body}</main>\
         <script type=\"application/json\" id=\"page-json\">{json}</script></body></html>"
    ))
}
