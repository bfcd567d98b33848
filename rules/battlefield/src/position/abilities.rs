//! The abilities that somebody has now.

use super::{Bearer, On, Position, What};
use crate::{
    data::AbilityKind,
    effect::Window,
    reference::{AbilityRef, AttachmentRef, NcuRef, UnitRef},
};
use std::sync::LazyLock;
use tabletop::Seat;

/// The abilities that are printed on each unit, attachment and NCU of the data: windows look all the time.
struct Printed {
    units: Vec<Vec<AbilityRef>>,
    attachments: Vec<Vec<AbilityRef>>,
    ncus: Vec<Vec<AbilityRef>>,
}

static PRINTED: LazyLock<Printed> = LazyLock::new(|| {
    let named = |ids: &[String]| ids.iter().filter_map(|id| AbilityRef::named(id)).collect();
    Printed {
        units: UnitRef::all().map(|it| named(&it.abilities)).collect(),
        attachments: AttachmentRef::all()
            .map(|it| named(&it.abilities))
            .collect(),
        ncus: NcuRef::all().map(|it| named(&it.abilities)).collect(),
    }
});

impl Position {
    /// The abilities that somebody has now: those printed, and those of attachments, less what
    /// is suppressed.
    pub fn abilities(&self, bearer: Bearer) -> impl Iterator<Item = AbilityRef> + '_ {
        let (own, attachments, card) = match bearer {
            Bearer::Unit(id) => {
                let unit = self.unit(id);
                let own = &PRINTED.units[unit.profile.number()];
                (own.as_slice(), unit.attachments.as_slice(), None)
            }
            Bearer::Ncu(id) => {
                let own = &PRINTED.ncus[self.ncu(id).profile.number()];
                (own.as_slice(), [].as_slice(), None)
            }
            Bearer::Marker(number) => {
                let marker = self.markers.get(usize::from(number));
                ([].as_slice(), [].as_slice(), marker.and_then(|it| it.card))
            }
        };
        let (no_own, no_attached) = self.suppressed(bearer);
        let keep = |gone: bool| move |it: &AbilityRef| !gone || it.kind == AbilityKind::Innate;
        let attached = attachments
            .iter()
            .flat_map(|it| &PRINTED.attachments[it.number()]);
        let own = own.iter().copied().filter(keep(no_own));
        let attached = attached.copied().filter(keep(no_attached));
        own.chain(attached).chain(card)
    }

    /// Those of them that belong to this window.
    pub fn abilities_in(
        &self,
        bearer: Bearer,
        window: Window,
    ) -> impl Iterator<Item = AbilityRef> + '_ {
        self.abilities(bearer).filter(move |it| it.window == window)
    }

    /// Tells whether its own abilities are suppressed, and those of its attachments.
    pub fn suppressed(&self, bearer: Bearer) -> (bool, bool) {
        let on = match bearer {
            Bearer::Unit(id) => On::Unit(id),
            Bearer::Ncu(id) => On::Ncu(id),
            Bearer::Marker(_) => return (false, false),
        };
        let here = self.effects.iter().filter(|effect| effect.on == on);
        here.fold((false, false), |(own, attached), effect| {
            match effect.what {
                What::Suppress { keep_attachments } => (true, attached || !keep_attachments),
                _ => (own, attached),
            }
        })
    }

    /// Everybody whose abilities work now, and whose they are: units that stand on the table,
    /// NCUs, and the cards of markers that somebody holds.
    pub fn bearers(&self) -> impl Iterator<Item = (Bearer, Seat)> + '_ {
        let units = self.units().filter(|(_, unit)| unit.is_on_table());
        let units = units.map(|(id, unit)| (Bearer::Unit(id), unit.owner));
        let ncus = self.ncus().filter(|(_, ncu)| !ncu.gone);
        let ncus = ncus.map(|(id, ncu)| (Bearer::Ncu(id), ncu.owner));
        let markers = (0..).zip(&self.markers);
        let markers = markers.filter_map(|(number, marker)| {
            let holder = marker.holder.filter(|_| marker.card.is_some())?;
            Some((Bearer::Marker(number), self.unit(holder).owner))
        });
        units.chain(ncus).chain(markers)
    }
}
