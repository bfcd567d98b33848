//! Tests that what the pages say of each game is what its rules say.

use app::games;

#[test]
fn the_forms_offer_what_the_rules_know() {
    for game in crate::games(true) {
        let kind = game.kind();
        if !games::kinds().contains(&kind) {
            // It has no page yet.
            continue;
        }
        assert_eq!(games::seats(kind), game.seats(), "{kind}");
        let offered: Vec<_> = games::levels(kind).iter().map(|it| it.0).collect();
        assert_eq!(offered[0], game.default_level(), "{kind}");
        let (mut offered, mut known) = (offered, game.levels());
        offered.sort_unstable();
        known.sort_unstable();
        assert_eq!(offered, known, "{kind}");
        let setup = games::usual_setup(kind).json();
        assert!(
            game.check_setup(&setup, games::usual_seats(kind)).is_ok(),
            "{kind}"
        );
    }
}
