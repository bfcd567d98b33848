//! A question and its draft as text: what is asked, the map, the choices, and the button.

use super::{
    Asked,
    choices::{self, listed},
    clicks::{Clicked, click},
};
use crate::{
    games::westeros::{
        draft::{Draft, stars_left, unused},
        page::WesterosPage,
        scene::{Mark, Stance, staged},
        wording::{self, court},
    },
    language::{Language, speaking},
};
use tabletop::Game;
use westeros::{Area, Prompt, Westeros, notation::write_answer};

/// The question as it opens, and after each click.
pub fn played(asked: &Asked, clicks: &[String]) -> Result<String, String> {
    let mut draft = Draft::open(&asked.view, &asked.prompt);
    let mut picked = None;
    let mut text = [opening(asked, &draft), drawn(asked, &draft, None)].concat();
    for words in clicks {
        text += &["\n> ", words, "\n"].concat();
        match click(asked, &draft, picked.take(), words)? {
            Clicked::Tokens(area) => {
                text += &choices::tokens(asked, &draft, area);
                picked = Some(area);
            }
            Clicked::Hint(why) => text += &line("Hint", &wording::reason(why)),
            Clicked::Step(step) => {
                let before = draft;
                draft = draft.after(step);
                text += &drawn(asked, &draft, Some(&before));
            }
        }
    }
    Ok(text)
}

fn line(title: &str, words: &str) -> String {
    [title, ": ", words, "\n"].concat()
}

fn instruction(asked: &Asked, draft: &Draft) -> String {
    wording::instruction(&page(asked), Some(&asked.prompt), draft)
}

/// Tells who is asked and in which words, in both languages, and what is left after it.
fn opening(asked: &Asked, draft: &Draft) -> String {
    let house = asked.view.me.map_or("nobody", wording::house_name);
    let mut text = format!("{house} is asked\n");
    let sentence = || wording::ask(&asked.view, &asked.prompt);
    text += &line("Question", &sentence());
    text += &line("Frage", &speaking(Language::German, sentence));
    let now = || instruction(asked, draft);
    if now() != sentence() {
        text += &line("Begins", &now());
        text += &line("Beginnt", &speaking(Language::German, now));
    }
    if let Some(rest) = wording::rest(&asked.view, &asked.prompt) {
        text += &line("Left", &rest);
    }
    text
}

/// All that the draft changes; what no click changes is told once.
fn drawn(asked: &Asked, draft: &Draft, before: Option<&Draft>) -> String {
    let mut text = String::new();
    if before.is_some() {
        text += &line("Now", &instruction(asked, draft));
    }
    if let Some((left, all)) = stars_left(&asked.view, &asked.prompt, draft) {
        text += &line("Stars", &format!("{left} of {all}"));
    }
    text += &map_text(asked, draft, before);
    text += &listed("Choices", choices::choices(asked, draft));
    text += &listed("Beside", choices::beside(asked, draft));
    text += &button(asked, draft);
    text
}

fn map_text(asked: &Asked, draft: &Draft, before: Option<&Draft>) -> String {
    let lines = lines(asked, draft);
    let was = before.map_or_else(Vec::new, |it| self::lines(asked, it));
    let new = lines.iter().filter(|it| !was.contains(it)).cloned();
    let title = if before.is_some() { "Map, new" } else { "Map" };
    listed(title, new.collect())
}

/// A line for each area that is lit or has a plate, each ghost and each arrow.
fn lines(asked: &Asked, draft: &Draft) -> Vec<String> {
    let scene = staged(&asked.view, Some(&asked.prompt), draft);
    let mut lines = Vec::new();
    for it in &scene.areas.0 {
        if it.mark != Mark::Plain || it.plate.is_some() || it.drafted() {
            let plate = it.plate.as_ref();
            let plate = plate.map_or_else(String::new, |it| {
                format!(" [{:?} {}]", it.sign, it.text).replace(" ]", "]")
            });
            lines.push(format!("{:?}{plate}: {}", it.mark, it.label));
        }
        let units = it.units.iter().filter(|it| it.stance != Stance::Standing);
        lines.extend(units.map(|unit| {
            let army = westeros::Army::NONE.with(unit.unit, unit.count);
            let name = it.area.name();
            format!("{:?}: {} in {name}", unit.stance, wording::army(army))
        }));
    }
    let arrows = scene.arrows.iter();
    lines.extend(arrows.map(|it| format!("{:?} arrow: {}", it.kind, it.words)));
    lines
}

/// The button that sends the answer, or why it does not yet.
fn button(asked: &Asked, draft: &Draft) -> String {
    let Asked { view, prompt, .. } = asked;
    let name = wording::send(view, Some(prompt), draft);
    match draft.ready(view, prompt) {
        Ok(action) => {
            let unused: Vec<(Area, u8)> = unused(view, prompt, draft);
            let lost = court::unused_now(&unused).map_or_else(String::new, |it| format!(" ({it})"));
            format!("{name}{lost} sends: {}\n", write_answer(&action))
        }
        Err(why) => format!("{name} is barred: {}\n", wording::reason(why)),
    }
}

fn page(asked: &Asked) -> WesterosPage {
    let seat = asked.view.me.map(|it| asked.view.seat_of(it));
    let open: Vec<_> = Westeros::decisions(&asked.state).collect();
    let mine = |it: &&tabletop::Decision<Prompt>| Some(it.seat) == seat;
    WesterosPage {
        view: asked.view,
        prompts: open.iter().filter(mine).copied().collect(),
        log: Vec::new(),
        taken_back: Vec::new(),
        clocked: Vec::new(),
        resolved: Vec::new(),
        handed: Vec::new(),
        seats: ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
            .map(str::to_owned)
            .to_vec(),
        accounts: Vec::new(),
        waiting: open
            .iter()
            .filter(|it| it.required)
            .map(|it| it.seat)
            .collect(),
        my_seat: seat,
        over: false,
    }
}
