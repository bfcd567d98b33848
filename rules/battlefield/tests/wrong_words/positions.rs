//! Positions that no game can come to.

use battlefield::Battlefield;
use tabletop::Notation;

/// Lines of a position, and words of the message.
const POSITIONS: &[(&str, &[&str])] = &[
    ("size 5", &["20 to 100"]),
    ("table 60x48", &["48x48 or 72x48"]),
    ("option terrain_pieces 14", &["up to 12"]),
    ("option corpse_piles 200", &["2 to 12"]),
    ("option game_length 20", &["3 to 8"]),
    ("option speed 3", &["speed", "game_length"]),
    (
        "forest @ 8, 24 N\nforest @ 24, 24 N\nforest @ 40, 24 N",
        &["forest", "2 at most"],
    ),
    (
        "piece wall_of_ice 20x1 @ 24, 24 N",
        &["wall_of_ice", "longer than 6"],
    ),
    (
        "piece a_name_that_is_far_too_long 2x1 @ 24, 24 N",
        &["24 letters"],
    ),
    (
        "piece thicket2 2x1 @ 24, 24 N",
        &["thicket2", "small letters"],
    ),
    ("wall B @ 24, 40 S", &["storm alone"]),
    (
        "missions A: terror, duel, hold_center",
        &["missions A", "2 at most"],
    ),
    (
        "missions A: terror\nmission deck terror",
        &["terror", "one of it"],
    ),
    ("asked 3 B", &["B is asked", "turn of A"]),
    ("asked 3 A\nasked 4 A", &["asked once"]),
    ("siege A: sappers, sappers, sappers", &["2 of each"]),
];

const TRAYS: &str = "tray A1 infantry @ 24, 6 N\ntray B1 infantry @ 24, 44 S\n";

#[test]
fn a_position_is_one_that_a_game_can_come_to() {
    let mut silent = Vec::new();
    let refused = |text: &str| Battlefield::position(&format!("{TRAYS}{text}")).err();
    for (wrong, wanted) in POSITIONS {
        let told = refused(wrong).unwrap_or_else(|| "it is taken".to_owned());
        if !told.starts_with("line ") || !wanted.iter().all(|word| told.contains(word)) {
            silent.push(format!("{wrong}: {told}"));
        }
    }
    for (line, count, most) in [
        ("tree", 5_000, 24),
        ("marker", 5_000, 5),
        ("unit", 5_000, 40),
        ("ncu", 5_000, 40),
        ("effect", 5_000, 200),
        ("card", 5_000, 20),
    ] {
        let mut text = String::new();
        for number in 0..count {
            let more = match line {
                "tree" => "piece tree r.1 @ 24, 24\n".to_owned(),
                "marker" => format!("marker {} @ 24, 24\n", number + 1),
                "unit" => format!("A{} sworn_swords reserve\n", number + 2),
                "ncu" => format!("An{} catelyn\n", number + 1),
                "effect" => "effect card:stark.hit_and_run of A on A1 modify to_hit 1 for round \
                             until round_end\n"
                    .to_owned(),
                _ => "A1 card B stark.north_remembers\n".to_owned(),
            };
            text.push_str(&more);
        }
        let told = refused(&text).unwrap_or_else(|| "it is taken".to_owned());
        if !told.contains(&format!("there can be {most} at most")) {
            silent.push(format!("{count} of {line}: {told}"));
        }
    }
    assert!(silent.is_empty(), "{}", silent.join("\n"));
}
