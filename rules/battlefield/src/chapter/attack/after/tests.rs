use super::surge;
use crate::{
    field::Thing,
    notation::position::read,
    play::Play,
    task::{Attack, Task},
};
use tabletop::{Quiet, testkit::TestDice};

/// Returns true where the attack of A1 on B1, which is gone, leads to Surge Forth.
fn surges(attack: Attack) -> bool {
    let lines = [
        "tray A1 infantry @ 24, 24 N",
        "B1 sworn_swords gone",
        "tray B2 infantry @ 24, 40 S",
    ];
    let mut state = read(&lines.join("\n")).unwrap();
    let mut play = Play {
        state: &mut state,
        cx: &mut Quiet(TestDice::new(1)),
    };
    surge(&mut play, Box::new(attack));
    let last = state.open.agenda.last();
    matches!(last, Some(Task::Surge(_)))
}

fn attack() -> Attack {
    Attack::new(Thing::Unit(0), Thing::Unit(1), 0, true)
}

/// Such a battle was stored between the destruction and the Surge.
#[test]
fn an_attack_stored_before_it_was_noted_who_destroys_surges() {
    let mut stored = serde_json::to_value(attack()).unwrap();
    let removed = stored.as_object_mut().unwrap().remove("destroys");
    assert_eq!(removed, Some(serde_json::Value::Bool(false)));
    let attack: Attack = serde_json::from_value(stored).unwrap();
    assert_eq!(attack.destroys, None);
    assert!(surges(attack));
}

#[test]
fn nobody_surges_after_what_anything_else_destroyed() {
    assert!(!surges(attack()));
    let destroys = Some(true);
    assert!(surges(Attack {
        destroys,
        ..attack()
    }));
}
