//! A slice of `cargo xtask fuzz odds`: forecasts against what the real rules make of them.

use battlefield::{
    aim,
    position::UnitId,
    question::Move,
    testkit::forecast::{Trial, run},
};

#[test]
fn forecasts_are_what_happens() {
    let report = run((40, 400), 1, 2, &|_| {});
    let wrong: Vec<String> = report.wrong().map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(report.all.iter().any(|it| it.trial.charge.is_some()));
    assert!(report.all.iter().any(|it| it.trial.odds.stops() > 0));
    assert!(report.all.iter().any(|it| has_no_slot(&it.trial)));
}

/// Returns true of a charge that moves its target, or ends beside it.
fn has_no_slot(trial: &Trial) -> bool {
    let Move::Charge { target, pivot, arc } = trial.action else {
        return false;
    };
    let aim = aim::charge_so(&trial.state.open, UnitId(0), target, (pivot, arc));
    aim.is_ok_and(|it| it.slots.is_empty())
}
