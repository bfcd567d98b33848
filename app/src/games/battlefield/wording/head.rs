//! The line above the table: whose turn it is and what is waited for.

use super::{
    asks::question,
    board::result,
    edition::dative,
    events::event,
    names::{player, players, round},
    sentence::of,
    units::thing,
};
use crate::games::battlefield::{page::BattlePage, story::opening};
use battlefield::{event::Event, field::Thing, question::Prompt};

/// "Round 3. You: Choose who activates.", "Round 3. Waiting for Lannister.", or how it ended.
pub fn head(page: &BattlePage) -> String {
    let position = &page.view.open;
    if let Some(result) = result(position) {
        return result;
    }
    let number = position.phase.round();
    let mut said = vec![format!("{}.", round(number))];
    let asked = page.open();
    let own = page.view.seat;
    // A moment that is looked back at asks nobody, not even the reader.
    let waits = asked.is_none() && !page.waiting.is_empty();
    let waits = waits && !page.waiting.iter().any(|it| Some(*it) == own);
    let names = players(position, page.waiting.iter().copied());
    if waits && number > 0 && own == Some(position.turn) {
        said.push(say!(
            "Your turn waits for {names}." | "Dein Zug wartet auf {names}."
        ));
        return said.join(" ");
    }
    if number > 0 {
        said.push(turn(page));
    }
    if let Some(asked) = asked {
        said.push(you(&question(&page.view, &asked.prompt)));
    } else if waits {
        said.push(say!("Waiting for {names}." | "Warten auf {names}."));
    }
    said.join(" ")
}

/// The same in the bar, as a label and a line: "Your turn", "Choose who activates".
pub fn now(page: &BattlePage) -> [String; 2] {
    let position = &page.view.open;
    if let Some(result) = result(position) {
        return [word!("The end" | "Ende").to_owned(), result];
    }
    let label = if position.phase.round() == 0 && page.open().is_none() {
        word!("Set-up" | "Aufbau").to_owned()
    } else if position.phase.round() == 0 || page.view.seat == Some(position.turn) {
        word!("Your turn" | "Dein Zug").to_owned()
    } else {
        let who = player(page, position.turn);
        let whose = of(&who);
        say!("{whose} turn" | "{who} ist am Zug")
    };
    let own = page.view.seat;
    let waits = !page.waiting.iter().any(|it| Some(*it) == own);
    let line = match page.open() {
        Some(asked) => brief(page, &asked.prompt),
        None if waits && !page.waiting.is_empty() => {
            let names = players(position, page.waiting.iter().copied());
            say!("Waiting for {names}" | "Warten auf {names}")
        }
        None => String::new(),
    };
    [label, line]
}

/// The question, where there is little room: "Activate a unit".
fn brief(page: &BattlePage, prompt: &Prompt) -> String {
    let name = |it: Thing| thing(&page.view.open, it);
    match prompt {
        Prompt::Select => word!("Activate a unit" | "Eine Einheit aktivieren").to_owned(),
        Prompt::Action { who } => {
            let name = name(*who);
            say!("Act with {name}" | "Aktion: {name}")
        }
        Prompt::Align { target, .. } => {
            let name = dative(&name(*target));
            say!("Place at {name}" | "Platz an {name}")
        }
        Prompt::React { .. } => word!("Card or ability?" | "Karte oder Fähigkeit?").to_owned(),
        Prompt::Missions => word!("Score missions" | "Missionen werten").to_owned(),
        _ => question(&page.view, prompt),
    }
}

/// Returns the time of a revision, and what happened then.
pub fn caption(page: &BattlePage, seq: i64) -> (String, String) {
    let here = page.log.iter().filter(|it| it.seq == seq);
    let words: Vec<String> = here.map(|it| event(&page.view.open, &it.event)).collect();
    let began = page.log.iter().take_while(|it| it.seq <= seq);
    let rounds = began.filter_map(|it| match it.event {
        Event::RoundBegan { round } => Some(round),
        _ => None,
    });
    let first = || opening(page.log.iter().map(|it| &it.event), page.round());
    let now = rounds.last().unwrap_or_else(first);
    (round(now), words.join(" "))
}

/// Tells whose turn it is.
fn turn(page: &BattlePage) -> String {
    let turn = page.view.open.turn;
    if page.view.seat == Some(turn) {
        return word!("It's your turn." | "Du bist am Zug.").to_owned();
    }
    let who = player(page, turn);
    let whose = of(&who);
    say!("It's {whose} turn." | "{who} ist am Zug.")
}

/// "You: Choose who activates."
fn you(question: &str) -> String {
    let end = if question.ends_with('?') { "" } else { "." };
    say!("You: {question}{end}" | "Für dich: {question}{end}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::page::Scene;
    use battlefield::{
        position::{Phase, Setup},
        state::State,
    };
    use tabletop::{Seat, Viewer};

    /// The page of this seat in the second round, in the turn of the first one, while another seat is asked.
    fn page(seat: u8, waiting: u8) -> BattlePage {
        let mut state = State::before(Setup::default(), 2);
        state.open.phase = Phase::Round(2);
        state.open.turn = Seat(0);
        BattlePage {
            scene: Scene {
                view: state.view(Viewer::Seat(Seat(seat))),
                prompts: Vec::new(),
                undone: Vec::new(),
            },
            log: Vec::new(),
            waiting: vec![Seat(waiting)],
        }
    }

    #[test]
    fn a_turn_that_waits_for_somebody_else_says_for_whom() {
        let told = |seat, waiting| head(&page(seat, waiting));
        assert_eq!(told(0, 1), "Round 2. Your turn waits for Second army.");
        let past = "Round 2. It's your turn.";
        assert_eq!(
            told(0, 0),
            past,
            "a moment that is looked back at asks nothing"
        );
        let other = "Round 2. It's First army's turn. Waiting for First army.";
        assert_eq!(told(1, 0), other);
    }

    #[test]
    fn the_bar_says_whose_turn_it_is_and_for_whom_it_waits() {
        let told = |seat, waiting| now(&page(seat, waiting));
        assert_eq!(told(0, 1), ["Your turn", "Waiting for Second army"]);
        assert_eq!(told(1, 0), ["First army's turn", "Waiting for First army"]);
    }

    #[test]
    fn the_bar_asks_in_few_words() {
        let page = page(0, 0);
        assert_eq!(brief(&page, &Prompt::Select), "Activate a unit");
        let whole = question(&page.view, &Prompt::Zone { may_pass: false });
        assert_eq!(brief(&page, &Prompt::Zone { may_pass: false }), whole);
    }
}
