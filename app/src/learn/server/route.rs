//! The page at `/learn/:lesson`.

use crate::{
    error_page::ErrorPage,
    hydration_root::{Content, HydrationRoot},
    language::language,
    learn::load::load_lesson,
};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// A lesson of the game of this kind.
#[component]
pub fn LessonRoute(kind: &'static str) -> impl IntoView {
    let number = use_params_map().read_untracked().get("lesson");
    let number: u8 = number.and_then(|it| it.parse().ok()).unwrap_or_default();
    let language = language();
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                match load_lesson(number, "[]".into(), language, kind.into()).await {
                    Ok(page) => {
                        let title = page.title.clone();
                        view! { <HydrationRoot title content=Content::Lesson(Box::new(page)) /> }.into_any()
                    }
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}
