//! The seats of the levels in the games of a block.

use super::Match;

/// The kind of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// Everybody plays at the same level.
    Themselves,
    /// One seat of the first level against all others.
    All,
    /// Half of the seats against the other half.
    Half,
}

/// The seats of the first level, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    pub against: Against,
    first: u8,
}

impl Seating {
    /// The games of one block.
    pub fn block(wanted: &Match) -> Vec<Self> {
        let players = u32::from(wanted.players);
        let all = (1_u8 << players) - 1;
        let seating = |against, first| Self { against, first };
        if wanted.levels[0] == wanted.levels[1] {
            return vec![seating(Against::Themselves, all)];
        }
        let rotated = |first: u8, by: u32| (first << by | first >> (players - by)) & all;
        let alone = (0..players).map(|by| seating(Against::All, rotated(1, by)));
        let mut games: Vec<Self> = alone.collect();
        if players.is_multiple_of(2) {
            let together = (1 << (players / 2)) - 1;
            let mut halves: Vec<u8> = (0..players).map(|by| rotated(together, by)).collect();
            let apart = 0b01_0101 & all;
            halves.extend([apart, all & !apart]);
            halves.sort_unstable();
            halves.dedup();
            games.extend(halves.into_iter().map(|it| seating(Against::Half, it)));
        }
        games
    }

    /// 0 for the first level, 1 for the second.
    pub const fn level(self, seat: u8) -> usize {
        (self.first >> seat & 1 ^ 1) as usize
    }
}

#[test]
fn every_seat_is_as_often_of_the_first_level() {
    for players in [4, 6] {
        let wanted = Match {
            levels: ["steady", "random"].map(|it| it.parse().unwrap()),
            players,
            blocks: 1,
            seed: 1,
        };
        let block = Seating::block(&wanted);
        for against in [Against::All, Against::Half] {
            let games: Vec<_> = block.iter().filter(|it| it.against == against).collect();
            let first = |seat| games.iter().filter(|it| it.level(seat) == 0).count();
            assert!(first(0) > 0, "{players}");
            assert!(
                (1..players).all(|seat| first(seat) == first(0)),
                "{players}"
            );
        }
    }
}
