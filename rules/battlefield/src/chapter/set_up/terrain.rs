//! Pieces of terrain (chapter 4, 15.3, 15.4).

use super::{leaders, roll};
use crate::{
    event::{Event, RollFor},
    field::Refused,
    geometry::{Mil, Pose, distance_between},
    ground::{
        self, Ground,
        pieces::{self, PILE},
    },
    illegal::Illegal,
    play::Play,
    position::{Mode, Position},
    question::Prompt,
    task::{SetUp, SetUpStage, Task},
    terrain::Piece,
};
use tabletop::Seat;

/// The number of piles that A Feast for Crows begins with.
const PILES: u8 = 2;

/// The distance between two pieces, and in A Storm of Swords between one and the Defender's zone.
pub const GAP: Mil = 6_000;

/// The higher roll places one corpse pile, and the next player the other.
pub fn piles(play: &mut Play<'_>, mut frame: SetUp) {
    if play.position().setup.mode != Mode::Feast {
        return frame.go_on(play, SetUpStage::Terrain);
    }
    if frame.order.is_empty() {
        frame.order = roll::order(play, RollFor::Terrain);
    }
    if frame.at < PILES {
        let seat = frame.seat();
        return frame.ask(play, seat, Prompt::Terrain { corpse_pile: true });
    }
    // The same roll decides who begins with the other pieces.
    let order = std::mem::take(&mut frame.order);
    let next = SetUp {
        order,
        ..frame.next(SetUpStage::Terrain)
    };
    play.push(Task::SetUp(next));
}

/// One piece after the other, until enough lie there or all have passed.
pub fn step(play: &mut Play<'_>, mut frame: SetUp) {
    let position = play.position();
    let wanted = position.setup.options.terrain_pieces;
    if frame.order.is_empty() && wanted > 0 {
        frame.order = if position.setup.mode == Mode::Storm {
            let mut leaders = leaders(position);
            leaders.retain(|it| position.attacker != Some(position.side(*it)));
            leaders
        } else {
            roll::order(play, RollFor::Terrain)
        };
    }
    let all_passed = usize::from(frame.passes) >= frame.order.len();
    if frame.placed >= wanted || all_passed || pieces::available(play.position()).next().is_none() {
        return frame.go_on(play, SetUpStage::Markers);
    }
    let seat = frame.seat();
    frame.ask(play, seat, Prompt::Terrain { corpse_pile: false });
}

pub fn answer(play: &mut Play<'_>, mut frame: SetUp, seat: Seat, chosen: Option<(String, Pose)>) {
    frame.at = frame.at.wrapping_add(1);
    match chosen {
        Some((piece, pose)) => {
            pieces::lay(play.open(), &piece, pose);
            play.tell(Event::TerrainPlaced { seat, piece, pose });
            frame.placed += u8::from(frame.stage == SetUpStage::Terrain);
            frame.passes = 0;
        }
        None => frame.passes += 1,
    }
    play.push(Task::SetUp(frame));
}

/// Checks that a piece may be placed there before the game.
pub fn check(position: &Position, name: &str, pose: Pose, pile: bool) -> Result<(), Illegal> {
    let mut kinds = pieces::available(position);
    let kind = kinds.find(|it| it.id == name && (!pile || name == PILE));
    let kind = kind.ok_or(Illegal::NoSuchPiece)?;
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let piece = pieces::of_kind(kind, pose);
    pieces::on_table(position, &piece)?;
    outside_zones(position, &piece)?;
    away_from_others(position, &piece)
}

/// Returns the zones in which no piece may lie, each with how far beyond it none may; in A Storm of Swords the Defender's
/// alone.
pub fn barred_zones(position: &Position) -> impl Iterator<Item = (Ground, Mil)> {
    let (free, gap) = match position.setup.mode {
        Mode::Storm => (1, GAP),
        _ => (0, 0),
    };
    let zones = ground::zones(position).into_iter().skip(free);
    zones.map(move |it| (it, gap))
}

fn outside_zones(position: &Position, piece: &Piece) -> Result<(), Illegal> {
    let fine = |(zone, gap): (Ground, Mil)| {
        if gap > 0 {
            zone.is_beyond(piece, gap)
        } else {
            !piece.overlaps(&zone.outline())
        }
    };
    let fine = barred_zones(position).all(fine);
    fine.then_some(()).ok_or(Illegal::InZone)
}

/// Returns how far a piece keeps from the one of this number; the first piles of A Feast for Crows may be near to the
/// others.
pub fn gap_from(position: &Position, number: usize) -> Mil {
    let placing_piles = position.terrain.len() < usize::from(PILES);
    let pile = position.setup.mode == Mode::Feast && number < usize::from(PILES) && !placing_piles;
    if pile { 0 } else { GAP }
}

fn away_from_others(position: &Position, piece: &Piece) -> Result<(), Illegal> {
    for (number, other) in position.terrain.iter().enumerate() {
        let gap = gap_from(position, number);
        let fine = if gap == 0 {
            !ground::overlap(piece, &other.piece)
        } else if position.setup.mode == Mode::Storm {
            ground::further_apart(piece, &other.piece, gap)
        } else {
            ground::apart(piece, &other.piece, gap)
        };
        if !fine {
            let (own, its) = (ground::extent(piece), ground::extent(&other.piece));
            return Err(Illegal::TooNearTerrain {
                gap: distance_between(&own, &its).shown(),
            });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{
        agenda,
        geometry::{Facing, Pose},
        illegal::Illegal,
        notation::Setting,
        question::{Action, Prompt},
    };
    use tabletop::{Seat, Viewer};

    #[test]
    fn a_piece_that_the_game_does_not_have_is_refused() {
        let view = Setting::default().state.view(Viewer::Seat(Seat(0)));
        let prompt = Prompt::Terrain { corpse_pile: false };
        let check = |piece: &str| {
            let piece = piece.to_owned();
            let pose = Pose::new(24_000, 24_000, Facing::NORTH);
            agenda::check(&view, &prompt, &Action::Place { piece, pose })
        };
        assert_eq!(check("castle"), Err(Illegal::NoSuchPiece));
        assert_eq!(check("forest"), Ok(()));
    }
}
