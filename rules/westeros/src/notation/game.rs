//! Stored games as scripts, both ways.

use super::{
    answer,
    names::{houses_text, short},
    position::options,
    problem::Problem,
    script,
};
use crate::{Action, Phase, Setup, Westeros, general::victory};
use tabletop::{Diverged, Entry, Game, Quiet, Record, Recorded, replay};

/// The game as a script that plays it again.
///
/// # Errors
/// If the log does not fit the rules.
pub fn write(record: &Record<Setup, Action>) -> Result<String, Diverged> {
    let Record {
        setup,
        seats,
        opening,
        log,
    } = record;
    let end = replay::<Westeros>(setup, *seats, opening, log)?;
    let start = Westeros::start(setup, *seats, &mut Quiet(Recorded::new(opening)));
    let mut lines = vec![format!("players {seats}")];
    options(&start, &mut lines);
    lines.push(format!("rolls {}", spaced(opening)));
    lines.push("start".to_owned());
    lines.push(format!(
        "seats {}",
        houses_text(start.seats.into_iter().flatten())
    ));
    for entry in log {
        let house = start.house_of(entry.seat).map_or("?", short);
        lines.push(entry_text(entry, house));
    }
    if end.phase == Phase::GameOver {
        let ranking = houses_text(victory::ranking(&end).iter());
        lines.push(format!("expect result {ranking}"));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// The setup with those wishes to be asked always that the answers tell anyway. Without the others
/// the same answers lead to the same end, and nobody learns who had them.
///
/// # Errors
/// If the log does not fit the rules.
pub fn leanest_setup(record: &Record<Setup, Action>) -> Result<Setup, Diverged> {
    let end = |setup: &Setup| replay::<Westeros>(setup, record.seats, &record.opening, &record.log);
    let real = end(&record.setup)?;
    let mut setup = record.setup;
    for seat in record.setup.ask_always.iter() {
        let others = setup.ask_always.iter().filter(|it| *it != seat);
        let without = Setup {
            ask_always: others.collect(),
            ..setup
        };
        let same = end(&without).is_ok_and(|mut it| {
            it.position.setup = real.setup;
            it == real
        });
        if same {
            setup = without;
        }
    }
    Ok(setup)
}

/// The game that a script plays from its start, entry for entry as it would be stored.
///
/// # Errors
/// At the first line that does not go as it says.
pub fn read(text: &str) -> Result<Record<Setup, Action>, Problem> {
    script::record(text)
}

/// `12. LA: ANSWER [ROLLS]`
fn entry_text(entry: &Entry<Action>, house: &str) -> String {
    let id = entry.decision.0;
    let answer = answer::write(&entry.action);
    let rolls = if entry.rolls.is_empty() {
        String::new()
    } else {
        format!(" [{}]", spaced(&entry.rolls))
    };
    format!("{id}. {house}: {answer}{rolls}")
}

/// Numbers with spaces between them, or `nothing`.
fn spaced(rolls: &[u32]) -> String {
    if rolls.is_empty() {
        return "nothing".to_owned();
    }
    let rolls: Vec<String> = rolls.iter().map(ToString::to_string).collect();
    rolls.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Notation, Seat, testkit};

    /// A game by chance, up to so many answers, where everybody wants to be asked always.
    fn played(seed: u64, answers: usize) -> Record<Setup, Action> {
        let mut setup = Setup::default();
        Westeros::ask_always(&mut setup, &[0, 1, 2].map(Seat));
        testkit::played::<Westeros>((setup, 3, seed), answers, |_, _, _| ())
    }

    #[test]
    fn a_stored_game_goes_on_where_it_has_come_to() {
        let record = played(5, 30);
        let text = Westeros::transcript(&record).unwrap();
        let Record {
            setup,
            seats,
            opening,
            log,
        } = read(&text).unwrap();
        let end = replay::<Westeros>(&setup, seats, &opening, &log).unwrap();
        assert_eq!(log.len(), 30);
        assert_eq!(Westeros::position(&text).unwrap().state, end);
    }

    #[test]
    fn a_record_names_only_the_wishes_that_its_answers_tell() {
        let (mut with_wishes, mut without_wishes) = (0, 0);
        for (seed, answers) in (0..12_u64).zip([3, 12, 25, 60].into_iter().cycle()) {
            let record = played(seed, answers);
            let setup = leanest_setup(&record).unwrap();
            if setup.ask_always.is_empty() {
                without_wishes += 1;
            } else {
                with_wishes += 1;
                assert!(answers > 3, "orders are placed by everybody");
            }
            // What is left of it is played again, answer for answer.
            let lean = Record {
                setup,
                ..record.clone()
            };
            assert_eq!(
                super::leanest_setup(&lean).unwrap(),
                setup,
                "nothing more can go"
            );
            let text = Westeros::transcript(&record).unwrap();
            assert_eq!(text, write(&lean).unwrap());
            assert_eq!(read(&text).unwrap(), lean);
        }
        assert!(
            with_wishes > 2 && without_wishes > 2,
            "{with_wishes} {without_wishes}"
        );
    }
}
