//! One press for the rest of an activation.

use super::Count;
use crate::{
    question::{Action, Prompt},
    standing::{Lasts, Standing, foreseen, rest_of_activation},
    state::View,
};

/// A question, the presses that it takes, and whether a unit had moved before.
pub type Asked = (Count, bool);

/// The windows of one activation that one press has passed, as long as nothing is used in it.
///
/// The person passes for the rest wherever they pass. That counts only where they use nothing in that activation
/// afterwards: otherwise they would have passed this window alone, and would have been asked every time. So the
/// model knows what follows, as a person does who wants nothing of what they hold.
#[derive(Debug, Default)]
pub struct Rest {
    activation: Option<Lasts>,
    standing: Standing,
    passed: Vec<Asked>,
}

impl Rest {
    /// Takes the next question to the person, and returns what counts as asked by now.
    pub fn asked(&mut self, view: &View, of: (&Prompt, &Action), asked: Asked) -> Vec<Asked> {
        let (prompt, action) = of;
        if !matches!(prompt, Prompt::React { .. }) || asked.0 == Count::default() {
            return vec![asked];
        }
        let now = Lasts::this_activation(&view.open);
        if now != self.activation {
            *self = Self {
                activation: now,
                ..Self::default()
            };
        }
        if *action != Action::Pass {
            self.standing = Standing::default();
            let mut all = std::mem::take(&mut self.passed);
            all.push(asked);
            return all;
        }
        if foreseen(view, prompt, &self.standing) == Some(Action::Pass) {
            self.passed.push(asked);
            return Vec::new();
        }
        // Something has come to the hand, or this is the first: from here on they pass anew.
        self.standing = Standing(rest_of_activation(view).into_iter().collect());
        vec![asked]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        effect::Window,
        field::Thing,
        notation::position::read,
        position::{Bearer, Roles, UnitId},
        reference::AbilityRef,
        task::{Activation, Offer, Task, Use, WindowFrame},
    };
    use tabletop::{Seat, Viewer};

    const ONE: Asked = (
        Count {
            questions: 1,
            clicks: 1,
        },
        true,
    );

    /// A window in the activation that the answer to this question began; its unit's ability could be used.
    fn window(selected: u32) -> (View, Prompt, Action) {
        let state = read("A1 sworn_swords @ 24, 24 N\nB1 halberdiers @ 24, 28.8 S").unwrap();
        let mut view = state.view(Viewer::Seat(Seat(0)));
        let activation = Activation {
            selected: Some(selected),
            ..Activation::of(Thing::Unit(0))
        };
        let frame = WindowFrame::new(Window::AttackBeforeDice, Roles::default());
        view.open.agenda = vec![Task::Activation(activation), Task::Window(frame)];
        let fury = AbilityRef::named("stark_fury").unwrap();
        let ability = (Bearer::Unit(UnitId(0)), fury);
        let prompt = Prompt::React {
            window: Window::AttackBeforeDice,
            roles: Roles::default(),
            offer: Offer {
                abilities: vec![ability],
                ..Offer::default()
            },
        };
        let using = Action::Use(Use::Ability(ability.0, ability.1));
        (view, prompt, using)
    }

    #[test]
    fn one_press_passes_the_rest_of_an_activation() {
        let mut rest = Rest::default();
        let (first, prompt, _) = window(7);
        let pass = (&prompt, &Action::Pass);
        assert_eq!(rest.asked(&first, pass, ONE), [ONE], "it is pressed");
        assert!(rest.asked(&first, pass, ONE).is_empty());
        assert!(rest.asked(&first, pass, ONE).is_empty());
        let (second, ..) = window(8);
        assert_eq!(rest.asked(&second, pass, ONE), [ONE], "asked again");
    }

    #[test]
    fn whoever_uses_something_afterwards_was_asked_every_time() {
        let mut rest = Rest::default();
        let (view, prompt, using) = window(7);
        let pass = (&prompt, &Action::Pass);
        rest.asked(&view, pass, ONE);
        assert!(rest.asked(&view, pass, ONE).is_empty());
        assert_eq!(rest.asked(&view, (&prompt, &using), ONE), [ONE, ONE]);
        assert_eq!(rest.asked(&view, pass, ONE), [ONE]);
    }
}
