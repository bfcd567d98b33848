//! The scene of a combat as plain values, made from what lies open and the viewer's own.

mod brings;
mod odds;
mod outlook;
mod result;
#[cfg(all(test, not(feature = "hydrate")))]
mod tests;

pub use brings::{Brought, Sign, before_cards, brought};
pub use odds::{Cell, OddsTable, Row, Sorted, odds_table};
pub use outlook::{Outlook, Worst, outlook};
pub use result::counted;

use crate::games::westeros::{page::WesterosPage, wording::battle as words};
use westeros::{
    Area, Army, Combat, House, HouseCard, OrderToken, Side, TidesCard, View,
    combat::{ahead, fighters, icons, strength, supporting, upright},
};

/// A combat as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub area: Area,
    pub sides: [Fighter; 2],
    pub lines: Vec<Line>,
    /// The house that would win with what lies open.
    pub ahead: House,
    /// The words for what comes next.
    pub next: String,
}

/// The facts that are known of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fighter {
    pub house: House,
    /// "You attack from Pyke".
    pub bearing: String,
    /// "attacks from Pyke".
    pub doing: String,
    pub upright: Army,
    pub routed: Army,
    pub order: Option<OrderToken>,
    pub card: Card,
    pub swords: u8,
    pub forts: u8,
    pub total: i8,
    pub won: Option<bool>,
}

/// The house card of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    NotChosen,
    /// Another's, chosen and not revealed.
    FaceDown,
    /// The viewer's own, not yet revealed to the others.
    Secret(HouseCard),
    Open(HouseCard),
    /// The combat goes on without one.
    None,
}

/// One of the parts of which strength is made, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Units,
    Order,
    Garrison,
    Support(Area),
    /// The number printed on the house card.
    Card,
    /// The strength that the text of a card adds or takes.
    Text,
    Blade,
    Tides,
    /// All but the cards, where no more is known.
    Rest,
}

/// One line of the count, for the attacker and the defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub part: Part,
    pub name: String,
    pub entries: [Option<Entry>; 2],
    /// Both sides with this line and all above it.
    pub so_far: [i8; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub value: i8,
    pub note: String,
}

/// The combat that is being fought.
pub fn scene(page: &WesterosPage) -> Option<Scene> {
    let view = &page.view;
    let combat = view.combat?;
    let mut sides = Side::ALL.map(|side| fighter(page, &combat, side));
    let mut lines = ledger(view, &combat);
    // Once it is decided, those who fall no longer count: what was counted stands.
    if let Some(counted) = counted(&page.log).filter(|_| combat.winner.is_some()) {
        if sides[0].total != counted[0] || sides[1].total != counted[1] {
            lines.clear();
        }
        sides[0].total = counted[0];
        sides[1].total = counted[1];
    }
    Some(Scene {
        area: combat.area,
        sides,
        lines,
        ahead: combat.houses[combat.winner.unwrap_or_else(|| ahead(view, &combat))],
        next: words::next(page, &combat),
    })
}

fn fighter(page: &WesterosPage, combat: &Combat, side: Side) -> Fighter {
    let view = &page.view;
    let house = combat.houses[side];
    let up = upright(view, combat, side);
    let icons = icons(view, combat, side);
    Fighter {
        house,
        bearing: words::bearing(page, (house, side), (combat.from, combat.area)),
        doing: words::doing(combat, side),
        upright: up,
        routed: fighters(view, combat, side).minus(up),
        order: match side {
            Side::Attacker => Some(combat.march),
            Side::Defender => view.orders.get(combat.area),
        },
        card: card(view, combat, side),
        swords: icons.swords,
        forts: icons.forts,
        total: strength(view, combat, side).total() + sealed(view, combat, side).map_or(0, printed),
        won: combat.winner.map(|winner| winner == side),
    }
}

fn card(view: &View, combat: &Combat, side: Side) -> Card {
    let house = combat.houses[side];
    match combat.cards[side] {
        Some(card) => Card::Open(card),
        None if combat.cards[side.enemy()].is_some() => Card::None,
        None if !view.committed.contains(house) => Card::NotChosen,
        None => sealed(view, combat, side).map_or(Card::FaceDown, Card::Secret),
    }
}

/// Returns the viewer's own card that the others do not see yet, on the side that has chosen it.
fn sealed(view: &View, combat: &Combat, side: Side) -> Option<HouseCard> {
    let begun = Side::ALL.into_iter().any(|it| combat.cards[it].is_some());
    let own = view.me == Some(combat.houses[side]) && !begun;
    view.own.card.filter(|_| own)
}

/// Returns the strength printed on a card.
const fn printed(card: HouseCard) -> i8 {
    card.face().strength.cast_signed()
}

/// Returns what adds up to the strength of both sides, in the order of the rulebook.
pub fn ledger(view: &View, combat: &Combat) -> Vec<Line> {
    let both = Side::ALL.map(|side| strength(view, combat, side));
    let mut lines = Lines::default();
    let units = Side::ALL.map(|side| words::units(upright(view, combat, side)));
    let [ours, theirs] = units;
    lines.add(
        (Part::Units, words::line_units()),
        [
            Some(entry(both[0].units, ours)),
            Some(entry(both[1].units, theirs)),
        ],
    );
    let orders = [Some(combat.march), view.orders.get(combat.area)];
    let order = |at: usize| {
        let note = orders[at].map_or_else(String::new, words::order);
        nonzero(both[at].order, note)
    };
    lines.add((Part::Order, words::line_order()), [order(0), order(1)]);
    lines.add(
        (Part::Garrison, words::line_garrison()),
        [None, nonzero(both[1].garrison, String::new())],
    );
    for (at, side) in Side::ALL.into_iter().enumerate() {
        for from in combat.supports[side] {
            let house = view.units_of(from).unwrap_or(combat.houses[side]);
            let mut entries = [None, None];
            let brings = supporting(view, combat, side, from);
            entries[at] = Some(entry(brings, words::support(view, from)));
            lines.add(
                (Part::Support(from), words::line_support(house, from)),
                entries,
            );
        }
    }
    let cards = |side: Side| {
        let card = combat.cards[side].or_else(|| sealed(view, combat, side))?;
        Some(entry(printed(card), words::card(card)))
    };
    lines.add(
        (Part::Card, words::line_card()),
        [cards(Side::Attacker), cards(Side::Defender)],
    );
    let texts = |at: usize, side: Side| {
        let printed = combat.cards[side].map_or(0, printed);
        let by_text = both[at].card - printed;
        nonzero(by_text, words::by_text(combat, side, by_text))
    };
    lines.add(
        (Part::Text, words::line_text()),
        [texts(0, Side::Attacker), texts(1, Side::Defender)],
    );
    let blade = |at: usize| nonzero(both[at].blade, String::new());
    lines.add((Part::Blade, words::line_blade()), [blade(0), blade(1)]);
    let tides = |at: usize, side: Side| {
        let card = combat.tides[side]?;
        Some(entry(both[at].tides, words::tides(card)))
    };
    lines.add(
        (Part::Tides, words::line_tides()),
        [tides(0, Side::Attacker), tides(1, Side::Defender)],
    );
    lines.0
}

/// The same for a battle of which only the log is known: its cards, and all the rest in one line.
pub fn summary(
    counted: [i8; 2],
    cards: [Option<HouseCard>; 2],
    (blade, tides): ([bool; 2], [Option<TidesCard>; 2]),
) -> Vec<Line> {
    let printed = cards.map(|it| it.map_or(0, printed));
    let blades = blade.map(i8::from);
    let drawn = tides.map(|it| it.map_or(0, |it| it.strength().cast_signed()));
    let rest = |at: usize| counted[at] - printed[at] - blades[at] - drawn[at];
    let mut lines = Lines::default();
    lines.add(
        (Part::Rest, words::line_rest()),
        [0, 1].map(|at| Some(entry(rest(at), String::new()))),
    );
    let card = |at: usize| Some(entry(printed[at], words::card(cards[at]?)));
    lines.add((Part::Card, words::line_card()), [card(0), card(1)]);
    lines.add(
        (Part::Blade, words::line_blade()),
        blades.map(|it| nonzero(it, String::new())),
    );
    let tide = |at: usize| Some(entry(drawn[at], words::tides(tides[at]?)));
    lines.add((Part::Tides, words::line_tides()), [tide(0), tide(1)]);
    lines.0
}

const fn entry(value: i8, note: String) -> Entry {
    Entry { value, note }
}

fn nonzero(value: i8, note: String) -> Option<Entry> {
    (value != 0).then_some(entry(value, note))
}

/// Lines that carry their sum along.
#[derive(Default)]
struct Lines(Vec<Line>);

impl Lines {
    fn add(&mut self, (part, name): (Part, String), entries: [Option<Entry>; 2]) {
        if entries.iter().all(Option::is_none) {
            return;
        }
        let mut so_far = self.0.last().map_or([0, 0], |line| line.so_far);
        for (sum, entry) in so_far.iter_mut().zip(&entries) {
            *sum += entry.as_ref().map_or(0, |entry| entry.value);
        }
        self.0.push(Line {
            part,
            name,
            entries,
            so_far,
        });
    }
}
