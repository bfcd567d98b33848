//! The time of day where the reader is. Only browsers know it.

/// "14:05", and the date before it for what is older than a day.
#[cfg(feature = "hydrate")]
pub fn when(at: i64) -> String {
    use crate::language::language;
    use js_sys::{Date, Object, Reflect};
    use wasm_bindgen::JsValue;
    #[expect(clippy::cast_precision_loss, reason = "exact for 200,000 years")]
    let instant = at as f64;
    let date = Date::new(&JsValue::from_f64(instant));
    let options = Object::new();
    let mut wanted = vec![("hour", "2-digit"), ("minute", "2-digit")];
    if Date::now() - instant > 86_400_000.0 {
        wanted.extend([("day", "numeric"), ("month", "short")]);
    }
    for (name, value) in wanted {
        // Fails only for what is no object.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(language().code(), &options).into()
}

#[cfg(not(feature = "hydrate"))]
pub const fn when(_: i64) -> String {
    String::new()
}
