//! Signing up, signing in, one's own sessions and wishes.

mod forms;
mod next;
mod reliability;
mod sessions;
mod sign_in;
mod sign_up;
mod wishes;

pub use forms::Refusal;
#[cfg(feature = "ssr")]
pub use next::path as next_path;
pub use sessions::{AccountPage, SessionRow};
pub use sign_in::{SignIn, SignInPage, SignOut, SignOutButton};
pub use sign_up::{SignUp, SignUpPage};
pub use wishes::{ForcedAnswers, WishForcedAnswers};
