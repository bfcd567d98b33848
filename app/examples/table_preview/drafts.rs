//! Questions of drawn positions with an answer half made.

use super::Play;
use app::games::westeros::{
    draft::{Draft, Step},
    page::WesterosPage,
};
use std::error::Error;
use tabletop::{EventRecorder, Game, submit};
use westeros::{Action, Area, Army, House, March, Troops, Unit, Westeros, notation::read_position};

/// Name, page, and what the draft has come to.
type Drafted = (String, WesterosPage, Draft);

/// A position, whose page it is, and the steps taken.
struct Scene {
    name: &'static str,
    position: &'static str,
    house: House,
    /// An answer that is given first.
    first: Option<Action>,
    steps: Vec<Step>,
}

pub fn drafts() -> Result<Vec<Drafted>, Box<dyn Error>> {
    let scenes = vec![
        march("march-open", Vec::new()),
        march("march-one", vec![Step::Send(Area::MoatCailin, footmen(1))]),
        march(
            "march",
            vec![
                Step::Send(Area::MoatCailin, footmen(1)),
                Step::Send(Area::TheFingers, footmen(1)),
                Step::Send(Area::Karhold, Army::one(Unit::Knight)),
            ],
        ),
        march(
            "march-hand",
            vec![
                Step::Send(Area::Karhold, footmen(1)),
                Step::Hold(Army::one(Unit::Knight)),
            ],
        ),
        Scene {
            name: "raid",
            position: RAID,
            house: House::Lannister,
            first: None,
            steps: vec![
                Step::RaidFrom(Area::TheGoldenSound),
                Step::RaidAt(Area::IronmansBay),
            ],
        },
        Scene {
            name: "raid-open",
            position: RAID,
            house: House::Lannister,
            first: None,
            steps: vec![Step::RaidFrom(Area::TheGoldenSound)],
        },
        Scene {
            name: "retreat",
            position: RETREAT,
            house: House::Greyjoy,
            first: Some(Action::ResolveMarch(March {
                from: Area::Lannisport,
                moves: Troops::of(Area::Riverrun, Army::NONE.with(Unit::Knight, 3)),
                leave_token: false,
            })),
            steps: vec![Step::Answer(Action::Retreat(Area::Pyke))],
        },
    ];
    let mut drawn = Vec::new();
    for scene in scenes {
        drawn.push(scene.drawn()?);
    }
    Ok(drawn)
}

fn footmen(count: u8) -> Army {
    Army::NONE.with(Unit::Footman, count)
}

fn march(name: &'static str, steps: Vec<Step>) -> Scene {
    Scene {
        name,
        position: MARCH,
        house: House::Stark,
        first: None,
        steps,
    }
}

impl Scene {
    fn drawn(self) -> Result<Drafted, Box<dyn Error>> {
        let state = read_position(self.position).map_err(|it| format!("{it:?}"))?;
        for seed in 1..200 {
            let mut play = Play {
                me: state.seat_of(self.house),
                state,
                cx: EventRecorder::new(super::Xorshift(seed)),
            };
            if let Some(found) = self.played(&mut play) {
                return Ok(found);
            }
        }
        Err(format!("{}: the question did not come", self.name).into())
    }

    /// The others answer at random until the question comes that the steps are for.
    fn played(&self, play: &mut Play) -> Option<Drafted> {
        if let Some(action) = self.first {
            let asked = Westeros::decisions(&play.state).next()?;
            submit::<Westeros>(&mut play.state, asked.seat, asked.id, action, &mut play.cx).ok()?;
        }
        for _ in 0..60 {
            let page = play.page();
            if let Some(decision) = page.prompts.first() {
                let open = Draft::open(&page.view, &decision.prompt);
                let drafted = |draft: Draft, &step: &Step| draft.after(step);
                let draft = self.steps.iter().fold(open, drafted);
                let legal = draft.ready(&page.view, &decision.prompt).is_ok();
                if self.steps.is_empty() || draft != open && (legal || self.first.is_none()) {
                    return Some((self.name.to_owned(), page, draft));
                }
            }
            if !play.step() {
                break;
            }
        }
        None
    }
}

const MARCH: &str = "
players 6
phase march only
ST Winterfell: F F K, March
ST White Harbor: F, Support
ST Karhold: F
ST The Shivering Sea: ship
ST The Narrow Sea: ship ship, Support
GR Moat Cailin: F F, Defense
GR Pyke: F
GR Ironman's Bay: ship ship
GR Seagard: K, Support
LA Lannisport: F K
LA The Golden Sound: ship
BA Dragonstone: F K
BA Shipbreaker Bay: ship
TY Highgarden: F K
MA Sunspear: F K
";

const RAID: &str = "
players 6
phase raid only
LA The Golden Sound: ship, Raid
LA Lannisport: F K, March
LA Stoney Sept: F, Raid*
GR Ironman's Bay: ship ship, Consolidate
GR Sunset Sea: ship, Support
GR Pyke: F K, March
GR Riverrun: F, Defense
ST Winterfell: F K
BA Dragonstone: F K
TY Highgarden: F K
MA Sunspear: F K
";

const RETREAT: &str = "
players 6
phase march only
LA Lannisport: K K K F, March+1
GR Riverrun: F F K, Defense
GR Seagard: F
GR Pyke: F
GR Ironman's Bay: ship
ST Winterfell: F K
BA Dragonstone: F K
TY Highgarden: F K
MA Sunspear: F K
";
