//! It beats chance, whoever has the better army. What it wins is measured by the arena; here a few
//! games of every mode have to come out well.

use battlefield::{
    position::{Mode, Setup},
    testkit::arena::{Match, level, run},
};

#[test]
fn chance_is_beaten_in_every_mode() {
    for mode in &Mode::ALL[1..] {
        let wanted = Match {
            levels: ["steady", "random"].map(|it| level(it).expect("a level")),
            setup: Setup {
                mode: *mode,
                size: 30,
                ..Setup::default()
            },
            players: 2,
            pairs: 6,
            seed: 7,
        };
        let report = run(&wanted, 2, &|_| {});
        assert_eq!(report.failures().next(), None);
        assert!(report.better() >= 4, "{mode:?}:\n{report}");
        let (asked, changed) = report.twins();
        assert!(asked > 50 && changed == 0, "{mode:?}: {changed} of {asked}");
    }
}
