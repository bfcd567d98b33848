//! Cards that are dragged into the army: a unit or an NCU to its list, an attachment onto a unit. Each can be pressed
//! instead; a drag that ends elsewhere does nothing. A finger drags by the handle of a card, and scrolls elsewhere.

use super::{address::Draft, edit};
use battlefield::data::{Data, Kind};
use leptos::{
    ev::{MouseEvent, PointerEvent},
    html,
    prelude::*,
    wasm_bindgen::JsCast,
    web_sys::{Element, EventTarget},
};

/// A pointer that goes no farther presses, in pixels.
const SLACK: i32 = 6;

type Place = (i32, i32);

/// The place where a card is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    Army,
    /// The unit of that number.
    Unit(usize),
}

/// Returns the army that a card makes where it is let go; nothing where it has no place there.
pub fn dropped(draft: &Draft, id: &str, onto: Onto, data: &Data) -> Option<Draft> {
    let army = &draft.army;
    let more = if data.unit(id).is_some() {
        edit::with_unit(army, id)
    } else if data.ncu(id).is_some() {
        edit::with_ncu(army, id)
    } else {
        let Onto::Unit(at) = onto else {
            return None;
        };
        if !edit::has_room(army, at, id, data) {
            return None;
        }
        edit::with_attachment(army, at, id, data)
    };
    Some(draft.with(more))
}

/// A card that is held, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub id: String,
    pointer: i32,
    from: Place,
    pub at: Place,
}

/// The work of pointers on the cards of one army.
#[derive(Clone, Copy)]
pub struct Drag {
    pressed: StoredValue<Option<Held>>,
    /// The card that is dragged.
    pub held: RwSignal<Option<Held>>,
    /// True once the card under the pointer has left its place.
    dragged: StoredValue<bool>,
    pub desk: NodeRef<html::Div>,
    /// The link that is followed when a card is let go.
    pub road: NodeRef<html::A>,
}

impl Drag {
    pub fn new() -> Self {
        Self {
            pressed: StoredValue::new(None),
            held: RwSignal::new(None),
            dragged: StoredValue::new(false),
            desk: NodeRef::new(),
            road: NodeRef::new(),
        }
    }

    pub fn pressed(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        let mouse = event.pointer_type() == "mouse";
        if event.button() != 0 || !(mouse || closest(event.target(), ".army-grip").is_some()) {
            return;
        }
        let card = closest(event.target(), "[data-lift]");
        let (at, pointer) = (place(event), event.pointer_id());
        let held = card
            .and_then(|it| it.get_attribute("data-lift"))
            .map(|id| Held {
                id,
                pointer,
                from: at,
                at,
            });
        self.pressed.set_value(held);
    }

    pub fn moved(self, event: &PointerEvent) {
        let Some(held) = self.of_pointer(event) else {
            return;
        };
        // A button that was let go outside of the page is told by the next movement.
        if event.buttons() == 0 {
            return self.cancel();
        }
        let at = place(event);
        if self.held.with_untracked(Option::is_none) {
            let far = (at.0 - held.from.0).abs().max((at.1 - held.from.1).abs());
            if far <= SLACK {
                return;
            }
            self.dragged.set_value(true);
            if let Some(desk) = self.desk.get_untracked() {
                // Fails only for a pointer that has just gone up.
                let _ = desk.set_pointer_capture(event.pointer_id());
            }
        }
        self.held.set(Some(Held { at, ..held }));
    }

    pub fn released(self, event: &PointerEvent, draft: &Draft) {
        if self.of_pointer(event).is_none() {
            return;
        }
        let held = self.held.get_untracked();
        self.cancel();
        let there = held.and_then(|it| {
            let onto = under(place(event))?;
            dropped(draft, &it.id, onto, Data::of_this_build())
        });
        if let (Some(there), Some(road)) = (there, self.road.get_untracked()) {
            road.set_href(&there.address());
            road.click();
        }
    }

    pub fn cancel(self) {
        self.pressed.set_value(None);
        if self.held.with_untracked(Option::is_some) {
            self.held.set(None);
        }
    }

    /// Keeps the click that ends a drag from pressing what it began on; one of the keyboard has no detail.
    pub fn clicked(self, event: &MouseEvent) {
        if event.detail() > 0 && self.dragged.get_value() {
            event.prevent_default();
        }
    }

    fn of_pointer(self, event: &PointerEvent) -> Option<Held> {
        let held = self.pressed.get_value();
        held.filter(|it| it.pointer == event.pointer_id())
    }
}

fn place(event: &MouseEvent) -> Place {
    (event.client_x(), event.client_y())
}

/// Returns the place there that takes cards, whatever has captured the pointer.
fn under((x, y): Place) -> Option<Onto> {
    let [x, y] = [x, y].map(|at| u16::try_from(at).ok().map(f32::from));
    let there = document().element_from_point(x?, y?)?;
    if let Some(unit) = within(&there, "[data-unit]") {
        return Some(Onto::Unit(unit.get_attribute("data-unit")?.parse().ok()?));
    }
    within(&there, ".army-own").map(|_| Onto::Army)
}

fn within(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok()?
}

fn closest(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    within(&target?.dyn_into::<Element>().ok()?, selector)
}

/// The word for units of this kind in the page: those that a dragged attachment can join stand out by it.
pub fn kind_of(id: &str, data: &Data) -> Option<&'static str> {
    data.attachment(id).map(|it| it.kind).map(Kind::name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::army::{read, write};

    fn draft(text: &str) -> Draft {
        let army = read(text, Data::of_this_build()).unwrap();
        Draft { size: 30, army }
    }

    fn onto(draft: &Draft, id: &str, onto: Onto) -> Option<String> {
        let made = dropped(draft, id, onto, Data::of_this_build())?;
        assert_eq!(made.size, draft.size);
        Some(write(&made.army).trim_end().to_owned())
    }

    #[test]
    fn units_and_ncus_join_the_army_wherever_in_it_they_are_let_go() {
        let before = draft("army stark\nbowmen");
        for place in [Onto::Army, Onto::Unit(0)] {
            let unit = onto(&before, "stark.outriders", place);
            assert_eq!(unit.as_deref(), Some("army stark\nbowmen\noutriders"));
            let ncu = onto(&before, "stark.catelyn", place);
            assert_eq!(ncu.as_deref(), Some("army stark\nbowmen\nncu catelyn"));
        }
    }

    #[test]
    fn an_attachment_joins_the_unit_on_which_it_is_let_go_if_that_has_room() {
        let before =
            draft("army stark\noutriders\nbowmen + sworn_captain\nsworn_swords\ngrey_wind");
        let joined = |at| onto(&before, "stark.umber_champion", Onto::Unit(at));
        let text = "army stark\noutriders\nbowmen + sworn_captain\nsworn_swords + umber_champion\ngrey_wind";
        assert_eq!(joined(2).as_deref(), Some(text));
        for at in [0, 1, 3, 4] {
            assert_eq!(joined(at), None, "{at}");
        }
        assert_eq!(onto(&before, "stark.umber_champion", Onto::Army), None);
        assert_eq!(onto(&before, "nobody", Onto::Unit(2)), None);
    }
}
