//! All of a plan on the table: the answer that is held, and those besides it.

use super::{
    preview::{Ghost, Preview},
    spot::spot,
    step::Step,
};
use battlefield::{illegal::Illegal, question::Prompt, state::View};

/// Adds the ghosts of what else is planned: first come all in the order of the plan, each with its number, so that
/// whatever is held each keeps its place. `misfits` has the reasons against each.
pub fn plan_out(
    preview: &mut Preview,
    (view, prompt): (&View, &Prompt),
    step: &Step,
    misfits: &[Option<Illegal>],
) {
    if step.count() < 2 {
        return;
    }
    let held = step.before.len();
    let fits = |at: usize| misfits.get(at).is_none_or(Option::is_none);
    let drawn = std::mem::take(&mut preview.ghosts);
    let legal = drawn.iter().any(|it| it.held && it.legal);
    for (at, action) in step.all().iter().enumerate() {
        let own = at == held;
        let legal = if own { legal && fits(at) } else { fits(at) };
        let there = spot(view, prompt, action);
        preview.ghosts.extend(there.map(|it| Ghost {
            number: Some(at + 1),
            ..Ghost::new(it, legal, own)
        }));
    }
    preview
        .ghosts
        .extend(drawn.into_iter().filter(|it| !it.held));
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            example::{seen, table},
            preview::preview,
        },
        *,
    };
    use battlefield::{
        geometry::{Facing, Pose},
        position::{Place, UnitId},
        question::Action,
    };

    #[test]
    fn each_of_a_plan_is_a_ghost_with_its_number() {
        let unit = |x| (0, "stark.sworn_swords", (x, 3_000), Facing::NORTH);
        let mut state = table(&[unit(10_000), unit(20_000)]);
        for it in &mut state.open.units {
            it.place = Place::Reserve;
        }
        let view = seen(&state);
        let deploy = |number: u8, x| Action::Deploy {
            unit: UnitId(number),
            pose: Pose::new(x, 3_000, Facing::NORTH),
        };
        let step = Step::of(vec![deploy(1, 10_000), deploy(0, 20_000)], 1).unwrap();
        let mut drawn = preview(&view, &Prompt::Deploy, Some((&step.action, true)), &[]);
        let misfits = [Some(Illegal::NotYourUnit), None];
        plan_out(&mut drawn, (&view, &Prompt::Deploy), &step, &misfits);
        let ghosts = drawn.ghosts.iter();
        let all: Vec<_> = ghosts.map(|it| (it.number, it.unit, it.held)).collect();
        let first = (Some(1), Some(UnitId(1)), false);
        assert_eq!(all, [first, (Some(2), Some(UnitId(0)), true)]);
        assert!(!drawn.ghosts[0].legal, "it says that it does not fit");
        let alone = Step::alone(deploy(0, 20_000));
        let mut drawn = preview(&view, &Prompt::Deploy, Some((&alone.action, true)), &[]);
        plan_out(&mut drawn, (&view, &Prompt::Deploy), &alone, &[None]);
        assert_eq!(drawn.ghosts[0].number, None);
    }
}
