//! A plan in the making. What can be promised is asked of the rules' own code.

use super::super::state::PageState;
use crate::games::westeros::wording::{self, proposal as words};
use leptos::prelude::*;
use westeros::{
    Area, AreaSet, House, HouseSet, OrderToken, Phase, Plan, View,
    plan::{Promise, PromisedAction, check},
};

/// The kind of promise that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Order,
    March,
    Support,
    Peace,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Order => word!("an order" | "ein Befehl"),
            Self::March => word!("a march" | "ein Marsch"),
            Self::Support => word!("support in battle" | "Unterstützung im Kampf"),
            Self::Peace => word!("no attack" | "kein Angriff"),
        }
    }
}

/// The next promise as far as it has come, and those before it; cheap to copy.
#[derive(Clone, Copy)]
pub struct Making {
    state: StoredValue<PageState>,
    pub parties: HouseSet,
    pub kind: RwSignal<Kind>,
    pub house: RwSignal<Option<House>>,
    pub area: RwSignal<Option<Area>>,
    pub to: RwSignal<Option<Area>>,
    pub token: RwSignal<Option<OrderToken>>,
    pub other: RwSignal<Option<House>>,
    pub promises: RwSignal<Vec<Promise>>,
    /// The words for what was done last, or why it was not.
    pub note: RwSignal<Option<String>>,
}

impl Making {
    pub fn new(state: PageState, parties: HouseSet) -> Self {
        let (me, phase) = state.view.with_untracked(|view| (view.me, view.phase));
        let kind = if phase > Phase::Planning {
            Kind::March
        } else {
            Kind::Order
        };
        Self {
            state: StoredValue::new(state),
            parties,
            kind: RwSignal::new(kind),
            house: RwSignal::new(me),
            area: RwSignal::new(None),
            to: RwSignal::new(None),
            token: RwSignal::new(None),
            other: RwSignal::new(None),
            promises: RwSignal::new(Vec::new()),
            note: RwSignal::new(None),
        }
    }

    pub fn state(self) -> PageState {
        self.state.get_value()
    }

    pub fn plan(self) -> Plan {
        Plan {
            round: self.state().view.with(|view| view.round),
            promises: self.promises.get(),
        }
    }

    /// The houses that promise something here.
    pub fn houses(self) -> Vec<House> {
        self.parties.iter().collect()
    }

    /// The others in play.
    pub fn others(self) -> Vec<House> {
        let house = self.house.get();
        let all = self.state().view.with(|view| view.houses().to_vec());
        all.into_iter().filter(|it| Some(*it) != house).collect()
    }

    pub fn kinds(self) -> Vec<Kind> {
        let late = self.state().view.with(|view| view.phase > Phase::Planning);
        let all = [Kind::Order, Kind::March, Kind::Support, Kind::Peace];
        let open = |it: &Kind| !(late && *it == Kind::Order);
        all.into_iter().filter(open).collect()
    }

    fn fits(self, view: &View, action: PromisedAction) -> bool {
        let Some(house) = self.house.get() else {
            return false;
        };
        let mut plan = Plan {
            round: view.round,
            promises: self.promises.get(),
        };
        plan.promises.push(Promise { house, action });
        check(view, self.parties, &plan).is_ok()
    }

    /// The areas that may be chosen first.
    pub fn areas(self) -> Vec<Area> {
        let (Some(house), kind) = (self.house.get(), self.kind.get()) else {
            return Vec::new();
        };
        let other = self.other.get();
        self.state().view.with(|view| {
            let standing = view.areas_with_units(house);
            let fitting: AreaSet = match (kind, other) {
                (Kind::Order, _) => standing.difference(self.ordered()),
                (Kind::March, _) => standing,
                (Kind::Support, Some(beside)) => {
                    let fits =
                        |&area: &Area| self.fits(view, PromisedAction::Support { area, beside });
                    Area::ALL.into_iter().filter(fits).collect()
                }
                (Kind::Support, None) | (Kind::Peace, _) => AreaSet::EMPTY,
            };
            let all = wording::areas_by_name().into_iter();
            all.filter(|it| fitting.contains(*it)).collect()
        })
    }

    fn ordered(self) -> AreaSet {
        let area = |it: &Promise| match it.action {
            PromisedAction::Order { area, .. } => Some(area),
            PromisedAction::March { .. }
            | PromisedAction::Support { .. }
            | PromisedAction::Peace { .. } => None,
        };
        self.promises
            .with(|all| all.iter().filter_map(area).collect())
    }

    /// Returns where a march from the chosen area may lead.
    pub fn ways(self) -> Vec<Area> {
        let Some(from) = self.area.get() else {
            return Vec::new();
        };
        self.state().view.with(|view| {
            let fits = |&to: &Area| self.fits(view, PromisedAction::March { from, to });
            let all = wording::areas_by_name().into_iter();
            all.filter(fits).collect()
        })
    }

    pub fn tokens(self) -> Vec<OrderToken> {
        let Some(area) = self.area.get() else {
            return Vec::new();
        };
        self.state().view.with(|view| {
            let fits = |&token: &OrderToken| self.fits(view, PromisedAction::Order { area, token });
            OrderToken::ALL.into_iter().filter(fits).collect()
        })
    }

    /// The promise, once everything is said.
    pub fn promise(self) -> Option<Promise> {
        let action = match self.kind.get() {
            Kind::Order => PromisedAction::Order {
                area: self.area.get()?,
                token: self.token.get()?,
            },
            Kind::March => PromisedAction::March {
                from: self.area.get()?,
                to: self.to.get()?,
            },
            Kind::Support => PromisedAction::Support {
                area: self.area.get()?,
                beside: self.other.get()?,
            },
            Kind::Peace => PromisedAction::Peace {
                with: self.other.get()?,
            },
        };
        let house = self.house.get()?;
        Some(Promise { house, action })
    }

    /// Clears whatever was chosen for another house or kind and does not hold now.
    pub fn begin_anew(self) {
        self.area.set(None);
        self.to.set(None);
        self.token.set(None);
        let house = self.house.get_untracked();
        if self.other.get_untracked() == house {
            self.other.set(None);
        }
    }

    pub fn add(self) {
        if let Some(promise) = untrack(|| self.promise()) {
            self.add_promise(promise);
            self.begin_anew();
        }
    }

    fn add_promise(self, promise: Promise) {
        let mut plan = untrack(|| self.plan());
        plan.promises.push(promise);
        let fits = self
            .state()
            .view
            .with_untracked(|view| check(view, self.parties, &plan));
        match fits {
            Ok(()) => {
                self.promises.set(plan.promises);
                self.note.set(Some(words::added(&promise)));
            }
            Err(why) => self.note.set(Some(words::unfit(why))),
        }
    }

    /// Adds what one has placed in the own draft, as far as it fits.
    pub fn add_draft(self) {
        let Some(house) = self.state().view.with_untracked(|view| view.me) else {
            return;
        };
        let orders = self.state().draft.get_untracked().orders();
        let before = self.promises.with_untracked(Vec::len);
        for (area, token) in orders.iter() {
            let action = PromisedAction::Order { area, token };
            self.add_promise(Promise { house, action });
        }
        let now = self.promises.with_untracked(Vec::len);
        self.note.set(Some(words::added_orders(now - before)));
    }

    pub fn remove(self, at: usize) {
        self.promises.update(|all| {
            if at < all.len() {
                all.remove(at);
            }
        });
        self.note.set(None);
    }

    /// An area was chosen on the map. What is complete by it is added at once.
    pub fn point(self, area: Area) {
        let kind = self.kind.get_untracked();
        let second = kind == Kind::March && self.area.get_untracked().is_some();
        let (offered, field) = untrack(|| {
            if second {
                (self.ways(), self.to)
            } else {
                (self.areas(), self.area)
            }
        });
        if !offered.contains(&area) {
            // Another start of one's own is as good.
            if second && untrack(|| self.areas()).contains(&area) {
                self.area.set(Some(area));
            }
            self.note.set(Some(words::not_here(area, second)));
            return;
        }
        field.set(Some(area));
        match kind {
            Kind::March if second => self.add(),
            Kind::Support => self.add(),
            Kind::Order | Kind::March | Kind::Peace => {
                self.note
                    .set(Some(words::chosen(area, kind == Kind::March)));
            }
        }
    }
}
