//! Zones that can be pressed on the tactics board.

use battlefield::{
    chapter::{board, turn},
    effect::Zone,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
};

/// Returns the NCU that claims what is pressed, and the zones that it can claim. While it is asked who
/// activates, that is the one that is chosen, or else the one whose text leaves least to decide; it has to be
/// possible to choose both `together`.
pub fn claims(
    view: &View,
    prompt: &Prompt,
    action: Option<&Action>,
    together: bool,
) -> Option<(NcuId, Vec<Zone>)> {
    match prompt {
        Prompt::Claim { ncu, zones } => Some((*ncu, zones.clone())),
        Prompt::Select if together => {
            let ready = turn::ready_ncus(view);
            let chosen = match action {
                Some(Action::Select(Who::Ncu(ncu))) => Some(*ncu),
                _ => None,
            };
            let chosen = chosen.filter(|it| ready.contains(it));
            let ncu = chosen.or_else(|| turn::claimant(view))?;
            Some((ncu, board::empty_zones(&view.open)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        position::{Ncu, Setup},
        reference::NcuRef,
        state::State,
    };
    use tabletop::{Seat, Viewer};

    #[test]
    fn a_zone_is_claimed_by_whoever_is_chosen_and_otherwise_by_one_that_is_ready() {
        let mut state = State::before(Setup::default(), 2);
        let ncu = |owner| Ncu {
            owner: Seat(owner),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        };
        state.open.ncus = vec![ncu(1), ncu(0), ncu(0)];
        state.open.board[Zone::Crown as usize] = Some(NcuId(0));
        let view = state.view(Viewer::Seat(Seat(0)));
        let (who, zones) = claims(&view, &Prompt::Select, None, true).expect("two are ready");
        assert_eq!(who, NcuId(1), "not the enemy's");
        assert_eq!(zones.len(), Zone::ALL.len() - 1);
        assert!(!zones.contains(&Zone::Crown));
        let chosen = Action::Select(Who::Ncu(NcuId(2)));
        let found = claims(&view, &Prompt::Select, Some(&chosen), true);
        assert_eq!(found.map(|it| it.0), Some(NcuId(2)));
        assert_eq!(claims(&view, &Prompt::Select, None, false), None);
        assert_eq!(claims(&view, &Prompt::Discard, None, true), None);
    }
}
