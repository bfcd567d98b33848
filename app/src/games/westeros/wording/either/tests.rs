use super::choice;
use crate::games::westeros::wording::task;
use crate::language::{Language, speaking};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Quiet, Viewer};
use westeros::{Action, Phase, Prompt, Setup, State, TidesOfBattle, View, Westeros, either};

/// The questions with two answers that random games come to; the other four are rare.
const OFTEN: [&str; 8] = [
    "Blade",
    "Cersei",
    "NameBidder",
    "RefuseSupport",
    "Retreat",
    "SupportNeutral",
    "TakePort",
    "Tyrion",
];

struct Random(u32);

impl Dice for Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// Checks that what the link of an email shows is known to everybody at the table: it is the same without what the seat
/// alone can see.
#[test]
fn no_question_of_an_email_tells_a_secret() {
    let mut kinds = BTreeSet::new();
    let mut seed = 0;
    while !OFTEN.iter().all(|it| kinds.contains(*it)) {
        seed += 1;
        assert!(seed < 200, "{kinds:?}");
        play(seed, |state, decision| {
            let mine = Westeros::view(state, Viewer::Seat(decision.seat));
            let open = View {
                me: mine.me,
                ..Westeros::view(state, Viewer::Spectator)
            };
            // Nor does the subject of its email.
            assert_eq!(task(&mine, &decision.prompt), task(&open, &decision.prompt));
            let Some(both) = either(&mine, &decision.prompt) else {
                return;
            };
            let shown = texts(&mine, &decision.prompt, &both);
            assert_eq!(shown, texts(&open, &decision.prompt, &both));
            let kind = format!("{:?}", decision.prompt);
            kinds.insert(kind.split([' ', '{']).next().unwrap_or_default().to_owned());
        });
    }
}

/// In both languages, with a name for either answer.
fn texts(view: &View, prompt: &Prompt, both: &[Action; 2]) -> Vec<String> {
    let mut all = Vec::new();
    for language in [Language::English, Language::German] {
        let choice = speaking(language, || choice(view, prompt, both));
        let names = choice.answers.iter().map(|(name, _)| name);
        let names: BTreeSet<_> = names.filter(|it| *it != "Confirm").collect();
        assert_eq!(names.len(), 2, "{choice:?}");
        all.push(format!("{choice:?}"));
    }
    all
}

fn play(seed: u32, mut look: impl FnMut(&State, &tabletop::Decision<Prompt>)) {
    let mut cx = Quiet(Random(seed));
    let mut dice = Random(!seed);
    let setup = Setup {
        tides_of_battle: if seed.is_multiple_of(2) {
            TidesOfBattle::On
        } else {
            TidesOfBattle::Off
        },
        ..Setup::default()
    };
    let mut state = Westeros::start(&setup, 3 + (seed % 4) as u8, &mut cx);
    while state.phase != Phase::GameOver {
        let open: Vec<_> = Westeros::decisions(&state)
            .filter(|it| it.required)
            .collect();
        let asked = &open[dice.below(open.len() as u32) as usize];
        look(&state, asked);
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut dice);
        Westeros::apply(&mut state, asked, action, &mut cx);
    }
}
