//! Positions and records as text: a line for each thing.
//!
//! ```text
//! wounds 3 2
//! red 4200 4200
//! blue 43800 43800
//! turn 2
//! ```

use crate::{
    board::{Board, Point, TABLE},
    game::{Duel, Event, Setup, State},
};
use tabletop::{EventRecorder, Game, Notation, Position, Record, Recorded, replay, submit};

const DISCS: [&str; 2] = ["red", "blue"];

impl Notation for Duel {
    /// Tells where each disc went, and what it rolled.
    fn transcript(record: &Record<Setup, Point>) -> Option<String> {
        replay::<Self>(&record.setup, record.seats, &record.opening, &record.log).ok()?;
        let mut cx = EventRecorder::new(Recorded::new(&record.opening));
        let mut state = Self::start(&record.setup, record.seats, &mut cx);
        let mut lines = vec![format!("wounds {}\n", record.setup.wounds)];
        for it in &record.log {
            let mut cx = EventRecorder::new(Recorded::new(&it.rolls));
            submit::<Self>(&mut state, it.seat, it.decision, it.action, &mut cx).ok()?;
            let rolls = cx.events.iter().filter_map(|it| match it {
                Event::Struck { roll, .. } => Some(format!(" rolls {roll}")),
                Event::Moved { .. } => None,
            });
            let (disc, to) = (DISCS[usize::from(it.seat.0)], it.action);
            lines.push(format!(
                "{disc} {} {}{}\n",
                to.x,
                to.y,
                rolls.collect::<String>()
            ));
        }
        Some(lines.concat())
    }

    fn position(text: &str) -> Result<Position<Self>, String> {
        let mut board = Board::new(Setup::default().wounds);
        for line in text.lines().map(str::trim).filter(|it| !it.is_empty()) {
            let wrong = || format!("cannot read {line:?}");
            let mut words = line.split_whitespace();
            let name = words.next().unwrap_or_default();
            let numbers: Result<Vec<i32>, _> = words.map(str::parse).collect();
            match (name, numbers.map_err(|_| wrong())?.as_slice()) {
                ("wounds", &[red, blue]) => board.wounds = [wounds(red)?, wounds(blue)?],
                ("turn", &[turn]) => board.turn = u8::try_from(turn).map_err(|_| wrong())?,
                (disc, &[x, y]) => {
                    let disc = DISCS.iter().position(|it| *it == disc).ok_or_else(wrong)?;
                    let on_table = [x, y].iter().all(|it| (0..=TABLE).contains(it));
                    board.discs[disc] = on_table.then_some(Point { x, y }).ok_or_else(wrong)?;
                }
                _ => return Err(wrong()),
            }
        }
        if board.discs[0] == board.discs[1] {
            return Err("both discs are in one place".to_owned());
        }
        if board.over() {
            return Err("nobody is asked anything in this position".to_owned());
        }
        Ok(Position {
            setup: Setup::default(),
            seats: DISCS.map(str::to_owned).to_vec(),
            state: State::at(board),
        })
    }
}

fn wounds(number: i32) -> Result<u8, String> {
    let small = u8::try_from(number).ok().filter(|it| *it < 10);
    small.ok_or_else(|| format!("a disc cannot have {number} wounds"))
}
