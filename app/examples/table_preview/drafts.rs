//! Questions of drawn positions with an answer half made.

use super::Play;
use app::games::westeros::{
    draft::{Draft, Step},
    page::WesterosPage,
};
use std::error::Error;
use tabletop::{Game, Heard, Seat};
use westeros::{Action, Area, Army, House, Unit, Westeros, notation::read_position};

/// Name, page, and what the draft has come to.
type Drafted = (String, WesterosPage, Draft);

/// A position, whose page it is, and the steps taken.
struct Scene {
    name: &'static str,
    position: &'static str,
    house: House,
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
                Step::Send(Area::TheEyrie, footmen(1)),
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
            steps: vec![
                Step::RaidFrom(Area::TheGoldenSound),
                Step::RaidAt(Area::IronmansBay),
            ],
        },
        Scene {
            name: "raid-open",
            position: RAID,
            house: House::Lannister,
            steps: vec![Step::RaidFrom(Area::TheGoldenSound)],
        },
        Scene {
            name: "retreat",
            position: RETREAT,
            house: House::Greyjoy,
            steps: vec![Step::Answer(Action::Retreat(Area::Pyke))],
        },
    ];
    scenes.into_iter().map(Scene::drawn).collect()
}

fn footmen(count: u8) -> Army {
    Army::NONE.with(Unit::Footman, count)
}

fn march(name: &'static str, steps: Vec<Step>) -> Scene {
    Scene {
        name,
        position: MARCH,
        house: House::Stark,
        steps,
    }
}

impl Scene {
    fn drawn(self) -> Result<Drafted, Box<dyn Error>> {
        let state = read_position(self.position).map_err(|it| format!("{it:?}"))?;
        let mut play = Play {
            me: seat_of(&state, self.house),
            state,
            cx: Heard::new(super::Xorshift(1)),
        };
        // The others and the steps before the question in view are answered at random.
        let wanted = self.steps.first().copied();
        for _ in 0..60 {
            let page = play.page();
            if let Some(decision) = page.prompts.first() {
                let open = Draft::open(&page.view, &decision.prompt);
                let fits = wanted.is_none_or(|step| open.after(step) != open);
                if fits {
                    let draft = self
                        .steps
                        .iter()
                        .fold(open, |draft, &step| draft.after(step));
                    return Ok((self.name.to_owned(), page, draft));
                }
            }
            if !play.step() {
                break;
            }
        }
        Err(format!("{}: the question did not come", self.name).into())
    }
}

fn seat_of(state: &<Westeros as Game>::State, house: House) -> Seat {
    state.seat_of(house)
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
LA Lannisport: K K F F, March+1
GR Riverrun: F F K, Defense
GR Seagard: F
GR Pyke: F
GR Ironman's Bay: ship
ST Winterfell: F K
BA Dragonstone: F K
TY Highgarden: F K
MA Sunspear: F K
";
