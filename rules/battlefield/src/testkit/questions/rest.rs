//! One press for the rest of an activation, or of a round, and one for the hand of the whole battle.

use super::Count;
use crate::{
    question::{Action, Prompt, Who},
    standing::{
        Lasts, Matter, Reaction, Standing, StandingOrder, foreseen, rest_of_activation, singly,
    },
    state::View,
    task::Use,
};

/// A question, the presses that it takes, and whether a unit had moved before.
pub type Asked = (Count, bool);

/// The windows that one press has passed, as long as nothing is used in them: those of one activation, and those of
/// one kind in which one thing alone could be used, while a round lasts.
///
/// The person passes over one thing wherever they pass it alone, and otherwise for the rest of the activation. That
/// counts only where they do not use it afterwards, or use nothing in that activation: otherwise they would have
/// passed this window alone, and would have been asked every time. So the model knows what follows, as a person does
/// who wants nothing of what they hold. The button that sends the action of an own unit has one beside it that passes
/// all else of its activation as well.
#[derive(Debug, Default)]
pub struct Rest {
    activation: Option<Lasts>,
    standing: Standing,
    passed: Vec<Asked>,
    round: u8,
    over: Vec<Over>,
}

/// One thing that is passed over, and the windows that were passed so.
#[derive(Debug)]
struct Over {
    order: StandingOrder,
    passed: Vec<Asked>,
}

impl Rest {
    /// Takes the next question to the person, and returns what counts as asked by now.
    pub fn asked(&mut self, view: &View, of: (&Prompt, &Action), asked: Asked) -> Vec<Asked> {
        let (prompt, action) = of;
        if !matches!(prompt, Prompt::React { .. }) || asked.0 == Count::default() {
            return vec![asked];
        }
        self.go_on(view);
        if *action != Action::Pass {
            let mut all = self.used(view, prompt, action);
            all.push(asked);
            return all;
        }
        if let Some(over) = self.passes_over(view, prompt) {
            over.passed.push(asked);
            return Vec::new();
        }
        if foreseen(view, prompt, &self.standing) == Some(Action::Pass) {
            self.passed.push(asked);
            return Vec::new();
        }
        // Something has come to the hand, or this is the first: from here on they pass anew.
        let single = singly(view, prompt);
        if let [order] = &single[..] {
            self.over.push(Over {
                order: order.clone(),
                passed: Vec::new(),
            });
        } else {
            self.standing = Standing(rest_of_activation(view).into_iter().collect());
        }
        vec![asked]
    }

    /// Forgets what is over.
    fn go_on(&mut self, view: &View) {
        let now = Lasts::this_activation(&view.open);
        if now != self.activation {
            let own = is_own(view, now);
            self.activation = now;
            self.standing = Standing(
                rest_of_activation(view)
                    .filter(|_| own)
                    .into_iter()
                    .collect(),
            );
            self.passed = Vec::new();
        }
        let round = view.open.phase.round();
        if round != self.round {
            self.round = round;
            self.over = Vec::new();
        }
    }

    /// Takes an action that was sent with its unit by one press, beside which nothing is passed: what has been passed
    /// was asked.
    pub fn acted(&mut self) -> Vec<Asked> {
        self.standing = Standing::default();
        std::mem::take(&mut self.passed)
    }

    /// Returns the windows that were passed although something of them is used after all.
    fn used(&mut self, view: &View, prompt: &Prompt, action: &Action) -> Vec<Asked> {
        self.standing = Standing::default();
        let mut all = std::mem::take(&mut self.passed);
        // The orders about what is used would have kept it from being asked.
        let kept = singly(view, prompt).into_iter();
        let used: Vec<StandingOrder> = kept.filter(|it| is_about(it, action)).collect();
        for over in self.over.extract_if(.., |it| used.contains(&it.order)) {
            all.extend(over.passed);
        }
        all
    }

    /// Returns one of the orders by which this window is passed.
    fn passes_over(&mut self, view: &View, prompt: &Prompt) -> Option<&mut Over> {
        let orders = self.over.iter().map(|it| it.order.clone());
        let passes = foreseen(view, prompt, &Standing(orders.collect())) == Some(Action::Pass);
        let things = singly(view, prompt);
        let mut all = self.over.iter_mut();
        all.find(|it| passes && things.contains(&it.order))
    }
}

/// Tells whether that is the activation of a unit whose player is asked what it does.
fn is_own(view: &View, activation: Option<Lasts>) -> bool {
    match activation {
        Some(Lasts::During {
            who: Who::Unit(unit),
            ..
        }) => Some(view.open.unit(unit).owner) == view.seat,
        _ => false,
    }
}

/// Tells whether an order passes over what this answer uses.
fn is_about(order: &StandingOrder, action: &Action) -> bool {
    let used = match action {
        Action::Use(Use::Card(it)) => Reaction::Card(*it),
        Action::Use(Use::Ability(_, it)) => Reaction::Ability(*it),
        _ => return false,
    };
    matches!(&order.matter, Matter::PassOver { what, .. } if what.contains(&used))
}

/// The ends of rounds at which one press has kept the hand, as long as nothing is discarded. The person keeps it for
/// good wherever they keep it, as for [`Rest`] in hindsight.
#[derive(Debug, Default)]
pub struct Kept {
    stands: bool,
    kept: Vec<Asked>,
}

impl Kept {
    /// Takes the next answer about the hand, and returns what counts as asked by now.
    pub fn asked(&mut self, action: &Action, asked: Asked) -> Vec<Asked> {
        let keeps = matches!(action, Action::Cards(all) if all.is_empty());
        if keeps && self.stands {
            self.kept.push(asked);
            return Vec::new();
        }
        self.stands = keeps;
        let mut all = std::mem::take(&mut self.kept);
        all.push(asked);
        all
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
        reference::{AbilityRef, CardRef},
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

    /// A window in an enemy's activation that the answer to this question began; a unit's ability could be used.
    fn window(selected: u32) -> (View, Prompt, Action) {
        window_of(Thing::Unit(1), selected)
    }

    /// The same in the activation of this one.
    fn window_of(active: Thing, selected: u32) -> (View, Prompt, Action) {
        let text = "A1 sworn_swords @ 24, 24 N\nB1 halberdiers @ 24, 28.8 S\n\
                    A2 outriders @ 40, 24 N";
        let state = read(text).unwrap();
        let mut view = state.view(Viewer::Seat(Seat(0)));
        let activation = Activation {
            selected: Some(selected),
            ..Activation::of(active)
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

    /// The same, where another ability could be used as well.
    fn several(selected: u32) -> (View, Prompt, Action) {
        let (view, mut prompt, using) = window(selected);
        if let Prompt::React { offer, .. } = &mut prompt {
            let other = AbilityRef::named("outrider_maneuver").unwrap();
            let has = |it: Bearer| view.open.abilities(it).any(|it| it == other);
            let mut all = view.open.bearers().map(|(bearer, _)| bearer);
            offer
                .abilities
                .push((all.find(|it| has(*it)).unwrap(), other));
        }
        (view, prompt, using)
    }

    #[test]
    fn one_press_passes_the_rest_of_an_activation() {
        let mut rest = Rest::default();
        let (first, prompt, _) = several(7);
        let pass = (&prompt, &Action::Pass);
        assert_eq!(rest.asked(&first, pass, ONE), [ONE], "it is pressed");
        assert!(rest.asked(&first, pass, ONE).is_empty());
        assert!(rest.asked(&first, pass, ONE).is_empty());
        let (second, ..) = several(8);
        assert_eq!(rest.asked(&second, pass, ONE), [ONE], "asked again");
    }

    #[test]
    fn whoever_uses_something_afterwards_was_asked_every_time() {
        let mut rest = Rest::default();
        let (view, prompt, using) = several(7);
        let pass = (&prompt, &Action::Pass);
        rest.asked(&view, pass, ONE);
        assert!(rest.asked(&view, pass, ONE).is_empty());
        assert_eq!(rest.asked(&view, (&prompt, &using), ONE), [ONE, ONE]);
        assert_eq!(rest.asked(&view, pass, ONE), [ONE]);
    }

    #[test]
    fn what_an_own_action_is_sent_with_passes_all_else() {
        let mut rest = Rest::default();
        let (view, prompt, _) = window_of(Thing::Unit(0), 7);
        let pass = (&prompt, &Action::Pass);
        assert!(rest.asked(&view, pass, ONE).is_empty());
        assert_eq!(rest.acted(), [ONE], "nothing was passed with the action");
    }

    #[test]
    fn one_thing_is_passed_over_for_a_round_unless_it_is_used() {
        let mut rest = Rest::default();
        let (view, prompt, using) = window(7);
        let pass = (&prompt, &Action::Pass);
        assert_eq!(rest.asked(&view, pass, ONE), [ONE], "it is pressed");
        let (later, ..) = window(8);
        assert!(rest.asked(&later, pass, ONE).is_empty());
        let used = rest.asked(&later, (&prompt, &using), ONE);
        assert_eq!(used, [ONE, ONE], "they were asked every time");
        assert_eq!(rest.asked(&view, pass, ONE), [ONE]);
    }

    #[test]
    fn the_hand_is_kept_for_good_by_one_press() {
        let mut kept = Kept::default();
        let keep = Action::Cards(Vec::new());
        assert_eq!(kept.asked(&keep, ONE), [ONE], "it is pressed");
        assert!(kept.asked(&keep, ONE).is_empty());
        let card = CardRef::all().next().unwrap();
        let discards = kept.asked(&Action::Cards(vec![card]), ONE);
        assert_eq!(discards, [ONE, ONE], "they were asked every time");
        assert_eq!(kept.asked(&keep, ONE), [ONE]);
    }
}
