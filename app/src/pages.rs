//! The pages by their addresses, in two parts of the client that are loaded when a page needs them.

use crate::{account, error_page::Unloaded, help, home, learn, legal, lobby, play};
use leptos::{prelude::*, wasm_split::SplitLoaderError};
use leptos_router::ChooseView;

/// A page of the application.
#[derive(Clone, Copy, Debug)]
pub enum Page {
    Home,
    SignUp,
    SignIn,
    Account,
    Lobby,
    Create,
    Learn,
    Help,
    Chapter,
    About,
    Table,
    Lesson,
}

#[leptos::wasm_split::wasm_split(
    pages,
    wasm_split_path = leptos::wasm_split,
    preload(load_pages),
    fallible
)]
fn pages(page: Page) -> Result<AnyView, SplitLoaderError> {
    Ok(match page {
        Page::SignUp => view! { <account::SignUpPage /> }.into_any(),
        Page::SignIn => view! { <account::SignInPage /> }.into_any(),
        Page::Account => view! { <account::AccountPage /> }.into_any(),
        Page::Lobby => view! { <lobby::Lobby /> }.into_any(),
        Page::Create => view! { <lobby::CreatePage /> }.into_any(),
        Page::Learn => view! { <learn::LearnPage /> }.into_any(),
        Page::Help => view! { <help::HelpPage /> }.into_any(),
        Page::Chapter => view! { <help::ChapterPage /> }.into_any(),
        Page::About => view! { <legal::About /> }.into_any(),
        Page::Home | Page::Table | Page::Lesson => view! { <home::Home /> }.into_any(),
    })
}

#[leptos::wasm_split::wasm_split(
    tables,
    wasm_split_path = leptos::wasm_split,
    preload(load_tables),
    fallible
)]
fn tables(page: Page) -> Result<AnyView, SplitLoaderError> {
    Ok(if matches!(page, Page::Lesson) {
        view! { <learn::LessonRoute /> }.into_any()
    } else {
        view! { <play::TableRoute /> }.into_any()
    })
}

impl Page {
    /// Whether it is a page with a map.
    const fn is_table(self) -> bool {
        matches!(self, Self::Table | Self::Lesson)
    }
}

impl ChooseView for Page {
    async fn choose(self) -> AnyView {
        let view = if self.is_table() {
            tables(self).await
        } else {
            pages(self).await
        };
        view.unwrap_or_else(|_| view! { <Unloaded /> }.into_any())
    }

    async fn preload(&self) {
        let loaded = if self.is_table() {
            load_tables().await
        } else {
            load_pages().await
        };
        // Choosing tries again, and says what is wrong.
        drop(loaded);
    }
}

/// Loads what the page of this address is made of, before it is taken over.
pub async fn prepare(path: &str) {
    let table = ["/tables/", "/learn/"]
        .iter()
        .any(|it| path.starts_with(it));
    let page = if table { Page::Table } else { Page::Home };
    page.preload().await;
}
