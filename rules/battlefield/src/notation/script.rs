//! Playing a file: its cases one by one, and what differs.

use super::{answer, chance::Chance, event, expect, line::Line, names, setting::Setting, standing};
use crate::{
    Battlefield,
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question, Who},
    standing::Standing,
    state::State,
    task::{Task, Turn, TurnStage, Use},
};
use std::{
    collections::VecDeque,
    fmt::{Display, Formatter},
};
use tabletop::{Game, Seat, Viewer};

/// What is wrong with a file, or otherwise than it expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: u32,
    pub case: String,
    pub what: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// What came of a file.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub cases: Vec<String>,
    pub problems: Vec<Problem>,
}

/// Plays every case of a file. What stands before the first `case` is the head of all of them.
pub fn play(text: &str) -> Report {
    let mut report = Report::default();
    let lines = (1..).zip(text.lines());
    let lines = lines.map(|(number, line)| (number, line.split('#').next().unwrap_or("").trim()));
    let lines: Vec<(u32, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
    let is_case = |(_, line): &(u32, &str)| line.starts_with("case ");
    let first = lines.iter().position(is_case).unwrap_or(0);
    let (head, rest) = lines.split_at(first);
    for case in rest.chunk_by(|_, next| !is_case(next)) {
        let name = case[0].1.strip_prefix("case ").unwrap_or("");
        report.cases.push(name.to_owned());
        let own = if is_case(&case[0]) { &case[1..] } else { case };
        let all: Vec<(u32, &str)> = head.iter().chain(own).copied().collect();
        if let Err((line, what)) = Case::default().play(&all) {
            let case = name.to_owned();
            report.problems.push(Problem { line, case, what });
        }
    }
    report
}

/// One case while it is played.
#[derive(Default)]
struct Case {
    setting: Setting,
    /// Once the first thing has happened.
    state: Option<State>,
    chance: Chance,
    /// Every window waits for an answer of the file.
    asks_all: bool,
    expected: u32,
    /// What players have laid down beforehand.
    standing: Vec<(Seat, Standing)>,
}

/// What each line of a case does.
impl Case {
    fn play(mut self, lines: &[(u32, &str)]) -> Result<(), (u32, String)> {
        for (number, line) in lines {
            self.line(line).map_err(|what| (*number, what))?;
            if self.chance.short {
                return Err((
                    *number,
                    format!("a die is rolled that has no face here ({line})"),
                ));
            }
        }
        let last = lines.last().map_or(0, |(number, _)| *number);
        if !self.chance.faces.is_empty() {
            return Err((
                last,
                format!("faces are left over: {:?}", self.chance.faces),
            ));
        }
        if self.expected == 0 {
            return Err((last, "nothing is expected of it".to_owned()));
        }
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<(), String> {
        if let Some(expected) = text.strip_prefix("expect ") {
            self.expected += 1;
            return self.expect(expected);
        }
        if let Some(rest) = text.strip_prefix("refused ") {
            self.expected += 1;
            let (why, answer) = rest
                .split_once(": ")
                .ok_or("like: refused TooFar: A: ...")?;
            return self.refused(why.trim(), answer);
        }
        if let Some(rest) = text.strip_prefix("rolls ") {
            let mut line = Line::new(rest);
            while !line.is_done() {
                self.chance.faces.push_back(line.number()?);
            }
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("standing ") {
            return self.lay_down(rest);
        }
        match text {
            "asks all" => self.asks_all = true,
            "asks nobody" => self.asks_all = false,
            "auto" => self.auto()?,
            _ => match text.split_once(": ") {
                Some((seat, said)) if names::seat(seat).is_ok() => {
                    return self.answers(names::seat(seat)?, said);
                }
                _ if self.state.is_some() => {
                    return Err(format!("\"{text}\" comes after the game has begun"));
                }
                _ if self.setting.read(text)? => {}
                _ => return Err(format!("\"{text}\" is not understood")),
            },
        }
        Ok(())
    }

    /// The game, begun if it has not yet: the player to act is asked what activates.
    fn state(&mut self) -> Result<&mut State, String> {
        if self.state.is_none() {
            self.setting.deal()?;
            let mut state = self.setting.state.clone();
            let open = &mut state.open;
            if open.result.is_none() && open.agenda.is_empty() {
                open.agenda.push(Task::Turn(Turn {
                    stage: TurnStage::Start,
                }));
            }
            if state.questions.is_empty() {
                Play {
                    state: &mut state,
                    cx: &mut self.chance,
                }
                .run();
            }
            self.state = Some(state);
        }
        self.state
            .as_mut()
            .ok_or_else(|| "the game has begun".to_owned())
    }

    /// `standing B: pass`.
    fn lay_down(&mut self, text: &str) -> Result<(), String> {
        let (seat, said) = text.split_once(": ").ok_or("like: standing B: pass")?;
        let seat = names::seat(seat)?;
        let order = standing::read(&self.state()?.open, said)?;
        match self.standing.iter_mut().find(|(of, _)| *of == seat) {
            Some((_, standing)) => standing.0.push(order),
            None => self.standing.push((seat, Standing(vec![order]))),
        }
        Ok(())
    }

    /// Whoever has laid something down answers by it, as long as that goes.
    fn foresee(&mut self) -> Result<(), String> {
        while let Some((question, action)) = self.foreseen()? {
            self.take(&question, action)?;
        }
        Ok(())
    }

    fn foreseen(&mut self) -> Result<Option<(Question, Action)>, String> {
        let mut all = std::mem::take(&mut self.standing);
        let state = self.state()?;
        let found = all.iter_mut().find_map(|(seat, standing)| {
            let question = state.questions.iter().find(|it| it.seat == *seat)?;
            let view = state.view(Viewer::Seat(*seat));
            let action = Battlefield::foreseen(&view, &question.prompt, standing)?;
            Battlefield::check(&view, &question.prompt, &action).ok()?;
            Battlefield::use_up(standing, &view, &question.prompt);
            Some((question.clone(), action))
        });
        self.standing = all;
        Ok(found)
    }

    fn answers(&mut self, seat: Seat, said: &str) -> Result<(), String> {
        let actions = answer::read(&self.state()?.open, said)?;
        self.chance.events.clear();
        let mut left: VecDeque<Action> = actions.into();
        while let Some(action) = left.pop_front() {
            self.wait_for(seat, &action)?;
            let question = self.asked(seat, &action)?;
            let Some(question) = question else { continue };
            let view = self.state()?.view(Viewer::Seat(seat));
            Battlefield::check(&view, &question.prompt, &action)
                .map_err(|why| format!("refused: {why:?} ({action:?})"))?;
            self.take(&question, action)?;
        }
        Ok(())
    }

    /// Passes windows that are not the one in which a card or an ability is used.
    fn wait_for(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let wanted = match action {
            Action::Use(Use::Card(card)) => card.window,
            Action::Use(Use::Ability(_, ability)) => ability.window,
            _ => return Ok(()),
        };
        let is_wanted = |it: &Question| match it.prompt {
            Prompt::React { window, .. } => it.seat == seat && window == wanted,
            Prompt::Order { .. } => it.seat == seat,
            _ => false,
        };
        while !self.asks_all {
            let open = self.state()?.questions.clone();
            let passed = open.iter().find(|it| can_pass(&it.prompt));
            let (false, Some(question)) = (open.iter().any(is_wanted), passed) else {
                break;
            };
            self.take(question, Action::Pass)?;
        }
        Ok(())
    }

    fn take(&mut self, question: &Question, action: Action) -> Result<(), String> {
        self.state()?;
        let Some(state) = &mut self.state else {
            return Ok(());
        };
        Play {
            state,
            cx: &mut self.chance,
        }
        .answer(question, action);
        Ok(())
    }

    /// The open question that `action` answers; windows and other offers before it are passed.
    /// `None` where the choice of a unit is not asked because it is clear.
    fn asked(&mut self, seat: Seat, action: &Action) -> Result<Option<Question>, String> {
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            let open = state.questions.clone();
            let fits = |it: &&Question| it.seat == seat && suits(&it.prompt, action);
            if let Some(question) = open.iter().find(fits) {
                return Ok(Some(question.clone()));
            }
            if let Action::Select(who) = action
                && open
                    .iter()
                    .any(|it| it.seat == seat && is_for(&it.prompt, *who))
            {
                return Ok(None);
            }
            let passed = open.iter().find(|it| !asks_all && can_pass(&it.prompt));
            let Some(question) = passed.cloned() else {
                let asked: Vec<String> = open
                    .iter()
                    .map(|it| event::question(&state.open, &it.prompt))
                    .collect();
                return Err(format!("asked is {asked:?}, not {action:?}"));
            };
            self.take(&question, Action::Pass)?;
        }
    }

    /// The next question gets the answer of somebody who is away.
    fn auto(&mut self) -> Result<(), String> {
        let state = self.state()?;
        let question = state.questions.first().cloned().ok_or("nobody is asked")?;
        let view = state.view(Viewer::Seat(question.seat));
        let action = Battlefield::fallback(&view, &question.prompt);
        self.chance.events.clear();
        self.take(&question, action)
    }

    fn refused(&mut self, why: &str, text: &str) -> Result<(), String> {
        let (seat, said) = text
            .split_once(": ")
            .ok_or("like: refused TooFar: A: ...")?;
        let seat = names::seat(seat)?;
        let actions = answer::read(&self.state()?.open, said)?;
        let kept = (self.state.clone(), self.chance.clone());
        for action in actions {
            let Some(question) = self.asked(seat, &action)? else {
                continue;
            };
            let state = self.state()?;
            let (before, view) = (state.clone(), state.view(Viewer::Seat(seat)));
            if let Err(reason) = Battlefield::check(&view, &question.prompt, &action) {
                let same = *state == before;
                (self.state, self.chance) = kept;
                return match (same, is_called(&reason, why)) {
                    (true, true) => Ok(()),
                    (false, _) => Err("a refusal has changed something".to_owned()),
                    (_, false) => Err(format!("refused for another reason: {reason:?}")),
                };
            }
            self.take(&question, action)?;
        }
        Err(format!("not refused: {said}"))
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if let Some(rest) = text.strip_prefix("asked ") {
            return self.expect_asked(rest);
        }
        self.settle()?;
        let events = self.chance.events.clone();
        expect::holds(self.state()?, &events, text)
    }

    /// Passes whatever can be passed, so that what follows an answer has happened.
    fn settle(&mut self) -> Result<(), String> {
        self.foresee()?;
        while !self.asks_all {
            let open = self.state()?.questions.clone();
            let Some(question) = open.iter().find(|it| can_pass(&it.prompt)) else {
                break;
            };
            self.take(question, Action::Pass)?;
            self.foresee()?;
        }
        Ok(())
    }

    /// `asked B react attack.completed`: now, or after others have passed.
    fn expect_asked(&mut self, text: &str) -> Result<(), String> {
        let mut line = Line::new(text);
        if line.take("nobody") {
            return if self.state()?.questions.is_empty() {
                Ok(())
            } else {
                Err("somebody is asked".to_owned())
            };
        }
        let seat = names::seat(line.word()?)?;
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            let open = state.questions.clone();
            let described = |it: &Question| event::question(&state.open, &it.prompt);
            if open
                .iter()
                .any(|it| it.seat == seat && described(it).starts_with(line.rest()))
            {
                return Ok(());
            }
            let passed = open
                .iter()
                .find(|it| !asks_all && can_pass(&it.prompt))
                .cloned();
            let Some(question) = passed else {
                let asked: Vec<String> = open.iter().map(described).collect();
                return Err(format!("asked is {asked:?}"));
            };
            self.take(&question, Action::Pass)?;
        }
    }
}

/// Whether the answer belongs to a question of this kind.
fn suits(prompt: &Prompt, action: &Action) -> bool {
    match action {
        Action::Pass => !matches!(prompt, Prompt::Action { .. }),
        Action::Select(_) | Action::Arrive { .. } => matches!(prompt, Prompt::Select),
        Action::Do(_) => matches!(prompt, Prompt::Action { .. } | Prompt::Free { .. }),
        Action::Course(_) => matches!(prompt, Prompt::Retreat { .. }),
        Action::Align(_) => matches!(prompt, Prompt::Align { .. }),
        Action::Use(_) => matches!(prompt, Prompt::React { .. } | Prompt::Order { .. }),
        Action::Targets(_) => matches!(prompt, Prompt::Target { .. }),
        Action::Choose(_) => matches!(prompt, Prompt::Choose { .. }),
        Action::Kind(_) => matches!(prompt, Prompt::Kind { .. }),
        Action::Zones(_) => matches!(prompt, Prompt::Borrow { .. }),
        Action::Cards(_) => {
            matches!(
                prompt,
                Prompt::Recall { .. } | Prompt::Search { .. } | Prompt::Discard
            )
        }
        Action::Pay(_) => matches!(prompt, Prompt::Pay { .. }),
        Action::Influence(_) => matches!(prompt, Prompt::Influence { .. }),
        Action::Reroll(_) => matches!(prompt, Prompt::Reroll { .. } | Prompt::Spend { .. }),
        Action::Pivot(_) => matches!(prompt, Prompt::Pivot { .. }),
        Action::Surge { .. } => matches!(prompt, Prompt::Surge { .. }),
        Action::Claim { .. } => matches!(prompt, Prompt::Claim { .. }),
        Action::Missions { .. } => matches!(prompt, Prompt::Missions),
        Action::Redeploy(_) => matches!(prompt, Prompt::Redeploy),
        Action::Army(_) => matches!(prompt, Prompt::Army),
        Action::Attack(_) => matches!(prompt, Prompt::Role),
        Action::Place { .. } => matches!(prompt, Prompt::Terrain { .. } | Prompt::Pile { .. }),
        Action::Marker(_) => matches!(prompt, Prompt::Marker),
        Action::Zone(_) => matches!(prompt, Prompt::Zone { .. }),
        Action::StartUnits { .. } => matches!(prompt, Prompt::StartUnits),
        Action::Deploy { .. } => matches!(prompt, Prompt::Deploy),
    }
}

/// Whether the question is already about this unit.
fn is_for(prompt: &Prompt, who: Who) -> bool {
    match (prompt, who) {
        (Prompt::Action { who } | Prompt::Free { who, .. }, Who::Unit(id)) => *who == id.thing(),
        (Prompt::Action { who } | Prompt::Free { who, .. }, Who::Wall(number)) => {
            *who == crate::field::Thing::Wall(number)
        }
        (Prompt::Claim { ncu, .. }, Who::Ncu(id)) => *ncu == id,
        _ => false,
    }
}

/// What a case passes by itself where it does not say otherwise.
const fn can_pass(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::React { .. }
        | Prompt::Reroll { .. }
        | Prompt::Spend { .. }
        | Prompt::Pivot { .. }
        | Prompt::Surge { .. } => true,
        Prompt::Free { terms, .. } => terms.forced_die.is_none(),
        _ => false,
    }
}

/// Whether a reason has this name, itself or inside of another, and all numbers behind it.
fn is_called(reason: &Illegal, name: &str) -> bool {
    let text = format!("{reason:?}");
    let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    name.split(' ').all(|name| words.contains(&name))
}
