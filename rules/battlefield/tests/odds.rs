//! A slice of `cargo xtask fuzz odds`: forecasts against what the real rules make of them.

use battlefield::testkit::forecast::run;

#[test]
fn forecasts_are_what_happens() {
    let report = run((40, 400), 1, 2, &|_| {});
    let wrong: Vec<String> = report.wrong().map(ToString::to_string).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(report.all.iter().any(|it| it.trial.charge.is_some()));
    assert!(report.all.iter().any(|it| it.trial.odds.stops() > 0));
}
