//! A draft outlives a reload: it is kept in that person's own browser, and nowhere else.
//!
//! There is one entry for each table and seat; it goes as soon as its question is answered.
//! Server and browser draw the same page first, so the memory is read after hydration only.

use super::desk::Desk;

/// Reads the kept draft once, and keeps it up to date from then on.
pub fn keep(desk: Desk) {
    #[cfg(feature = "hydrate")]
    browser::keep(desk);
    #[cfg(not(feature = "hydrate"))]
    let _ = desk;
}

/// Forgets every draft in this browser: another person may sit down at it.
pub fn forget_all() {
    #[cfg(feature = "hydrate")]
    browser::forget_all();
}

#[cfg(feature = "hydrate")]
mod browser {
    use super::Desk;
    use crate::games::westeros::draft::Draft;
    use leptos::prelude::*;
    use tabletop::DecisionId;
    use web_sys::Storage;

    /// How the names of all drafts begin.
    const DRAFT: &str = "draft ";

    pub fn keep(desk: Desk) {
        let Some((storage, key)) = place(desk) else {
            return;
        };
        let storage = StoredValue::new_local(storage);
        let past = use_context::<crate::play::Past>();
        Effect::new(move |restored: Option<bool>| {
            // A look back asks nothing, and what was asked waits.
            if past.is_some_and(crate::play::Past::is_looking) {
                return restored.unwrap_or(false);
            }
            let open = desk.open.get();
            let drafting = desk.drafting();
            storage.with_value(|storage| match (open, drafting) {
                (_, Some(it)) if it.can_undo() || it.can_redo() => {
                    write(storage, &key, it.decision, it.now);
                }
                (Some((id, prompt)), _) => match read(storage, &key) {
                    Some((kept, draft)) if kept == id => {
                        let view = desk.view.get_untracked();
                        let found = draft.restored(&view, &prompt);
                        if let (None | Some(false), Some(draft)) = (restored, found) {
                            desk.restore(id, draft);
                        }
                    }
                    Some(_) => forget(storage, &key),
                    None => {}
                },
                (None, _) => forget(storage, &key),
            });
            true
        });
    }

    /// The browser's memory, and the name of this table and seat in it.
    fn place(desk: Desk) -> Option<(Storage, String)> {
        let window = web_sys::window()?;
        let seat = desk.page.with_untracked(|it| it.my_seat)?;
        let path = window.location().pathname().ok()?;
        let storage = window.local_storage().ok().flatten()?;
        Some((storage, format!("{DRAFT}{path} {}", seat.0)))
    }

    pub fn forget_all() {
        let Some(storage) = web_sys::window().and_then(|it| it.local_storage().ok().flatten())
        else {
            return;
        };
        let keys: Vec<String> = (0..storage.length().unwrap_or(0))
            .filter_map(|index| storage.key(index).ok().flatten())
            .filter(|key| key.starts_with(DRAFT))
            .collect();
        for key in keys {
            forget(&storage, &key);
        }
    }

    fn read(storage: &Storage, key: &str) -> Option<(DecisionId, Draft)> {
        serde_json::from_str(&storage.get_item(key).ok()??).ok()
    }

    /// A full or forbidden memory costs no more than the draft's survival of a reload.
    fn write(storage: &Storage, key: &str, decision: DecisionId, draft: Draft) {
        if let Ok(text) = serde_json::to_string(&(decision, draft)) {
            let _ = storage.set_item(key, &text);
        }
    }

    fn forget(storage: &Storage, key: &str) {
        let _ = storage.remove_item(key);
    }
}
