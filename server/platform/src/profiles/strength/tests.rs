use super::*;

fn team(rank: usize) -> Player {
    Player {
        person: Strength::PERSON,
        role: Strength::ROLE,
        side: None,
        rank,
    }
}

fn with_role(rank: usize, mu: f64) -> Player {
    let role = Strength {
        mu,
        ..Strength::ROLE
    };
    Player { role, ..team(rank) }
}

/// Returns what the first of these teams has gained in its person's hands.
fn gained(teams: &[Player]) -> f64 {
    after(teams)[0].person.mu - teams[0].person.mu
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

#[test]
fn a_win_with_a_strong_house_earns_less() {
    let others = [team(2), team(3)];
    let earned = |mu| gained(&[with_role(1, mu), others[0], others[1]]);
    assert!(earned(-5.0) > earned(0.0));
    assert!(earned(0.0) > earned(5.0));
    assert!(earned(5.0) > 0.0);
    // And a defeat with it costs more.
    let lost = |mu| gained(&[with_role(3, mu), team(1), team(2)]);
    assert!(lost(5.0) < lost(-5.0));
}

#[test]
fn a_house_that_wins_in_everybodys_hands_becomes_strong() {
    let mut house = Strength::ROLE;
    let mut last = f64::MAX;
    for _ in 0..30 {
        let first = Player {
            role: house,
            ..team(1)
        };
        let teams = after(&[first, team(2), team(3)]);
        let earned = teams[0].person.mu - Strength::PERSON.mu;
        assert!(earned < last, "the same win earns less each time");
        last = earned;
        house = teams[0].role;
    }
    assert!(house.mu > 5.0, "{house:?}");
    assert!(house.sigma < Strength::ROLE.sigma);
}

#[test]
fn the_order_in_which_players_are_named_does_not_matter() {
    let teams = [
        with_role(3, 1.5),
        with_role(1, -2.0),
        with_role(2, 0.5),
        with_role(4, 3.0),
    ];
    let straight = after(&teams);
    let order = [2, 0, 3, 1];
    let shuffled = after(&order.map(|it| teams[it]));
    for (at, it) in order.into_iter().zip(&shuffled) {
        assert!(near(straight[at].person.mu, it.person.mu));
        assert!(near(straight[at].person.sigma, it.person.sigma));
        assert!(near(straight[at].role.mu, it.role.mu));
    }
}

#[test]
fn among_equals_what_one_gains_another_loses() {
    for seats in 2..=6 {
        let teams: Vec<Player> = (1..=seats).map(team).collect();
        let new = after(&teams);
        let sum: f64 = new.iter().map(|it| it.person.mu - 25.0).sum();
        assert!(near(sum, 0.0), "{seats}: {sum}");
        assert!(new.is_sorted_by(|a, b| a.person.mu > b.person.mu));
        assert!(new.iter().all(|it| it.person.sigma < 25.0 / 3.0));
    }
}

#[test]
fn equal_ranks_among_equals_change_nothing_but_the_uncertainty() {
    let new = after(&[team(1), team(1), team(1)]);
    assert!(new.iter().all(|it| near(it.person.mu, 25.0)));
    assert!(new.iter().all(|it| it.person.sigma < 25.0 / 3.0));
}

#[test]
fn uncertainty_has_a_floor() {
    let mut teams = vec![team(1), team(2), team(3)];
    for round in 0..3000 {
        teams = after(&teams);
        for (seat, it) in teams.iter_mut().enumerate() {
            it.rank = 1 + (seat + round) % 3;
        }
    }
    assert!(teams.iter().all(|it| it.person.sigma >= FLOOR));
    assert!(teams.iter().all(|it| it.role.sigma >= FLOOR / 2.0));
    assert!(teams.iter().all(|it| it.person.mu.is_finite()));
}

#[test]
fn a_side_wins_together() {
    let ally = |rank, side| Player {
        side: Some(side),
        ..team(rank)
    };
    let new = after(&[ally(1, 0), ally(2, 1), ally(1, 0), ally(2, 1)]);
    assert!(near(new[0].person.mu, new[2].person.mu));
    assert!(near(new[1].person.mu, new[3].person.mu));
    assert!(new[0].person.mu > 25.0 && new[1].person.mu < 25.0);
    // Two against two is one contest, not four: it teaches less than beating everybody alone.
    let alone = after(&[team(1), team(2), team(1), team(2)]);
    assert!(new[0].person.mu < alone[0].person.mu);
}
