//! A value whose type only its game knows.

use super::{HostError, error::write};
use serde::Serialize;
use std::{
    any::{Any, TypeId},
    fmt,
    sync::Arc,
};

/// A view, question, answer or event on its way through the platform, which knows no game's
/// types. Whoever knows the type takes the value as it is; everybody else gets its JSON.
///
/// ```
/// use tabletop::AnyValue;
///
/// let bid = AnyValue::new(7_u8);
/// assert_eq!(bid.json().unwrap(), "7");
/// assert_eq!(bid.take::<u8>(), Some(7));
/// assert_eq!(AnyValue::new(7_u8).take::<String>(), None);
/// ```
#[derive(Clone)]
pub struct AnyValue {
    value: Arc<dyn Any + Send + Sync>,
    json: fn(&dyn Any) -> Result<String, HostError>,
}

impl AnyValue {
    /// Hides the type of `value`.
    pub fn new<T: Serialize + Send + Sync + 'static>(value: T) -> Self {
        Self {
            value: Arc::new(value),
            json: json::<T>,
        }
    }

    /// The value itself; `None` where it is of another type.
    pub fn take<T: Clone + Send + Sync + 'static>(self) -> Option<T> {
        self.value.downcast().ok().map(Arc::unwrap_or_clone)
    }

    /// The same, to look at.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.value.downcast_ref()
    }

    /// Its JSON, made anew at each call.
    ///
    /// # Errors
    /// [`HostError::Corrupt`] for a value that JSON cannot hold.
    pub fn json(&self) -> Result<String, HostError> {
        (self.json)(&*self.value)
    }
}

fn json<T: Serialize + 'static>(value: &dyn Any) -> Result<String, HostError> {
    let value = value.downcast_ref::<T>();
    write(value.ok_or_else(|| HostError::Corrupt("a value of another type".to_owned()))?)
}

/// Two are equal if they are of one type and have the same JSON.
impl PartialEq for AnyValue {
    fn eq(&self, other: &Self) -> bool {
        let kind = |it: &Self| -> TypeId { it.value.as_ref().type_id() };
        kind(self) == kind(other) && self.json() == other.json()
    }
}

impl Eq for AnyValue {}

/// Its JSON, secrets included: fit for a log no more than the value itself.
impl fmt::Debug for AnyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json().as_deref().unwrap_or("no JSON"))
    }
}
