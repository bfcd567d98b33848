//! Signing up, signing in, and all that belongs to one's own account.

mod absences;
mod blocked;
mod calendar;
mod data;
mod delete;
#[cfg(feature = "ssr")]
mod device;
mod doorway;
mod favorites;
mod forms;
mod name;
mod next;
mod own_link;
mod parts;
mod password;
mod preferences;
mod recover;
mod reliability;
mod sessions;
mod sign_in;
mod sign_up;

#[cfg(feature = "ssr")]
pub use calendar::calendar;
#[cfg(feature = "ssr")]
pub use data::export;
pub use delete::{DeletePage, deleted};
#[cfg(feature = "ssr")]
pub use device::{device, device_again};
pub use doorway::{Doorway, gains, steps};
pub use favorites::{Favor, Star, Unfavor, my_favorites};
pub use forms::{Labelled, Refusal, failed, successes};
#[cfg(feature = "ssr")]
pub use next::path_or_form as next_path;
pub use next::{KeepSeat, MailSent, SignInHint, back_here};
#[cfg(feature = "ssr")]
pub use next::{path, path_of_confirmed};
pub use own_link::BackPage;
pub use preferences::{ForcedAnswers, WishForcedAnswers};
pub use recover::{Recover, RecoverForm, RecoverPage};
pub use reliability::{ReliabilityRecord, my_reliability};
pub use sessions::{AccountPage, SessionRow};
pub use sign_in::{SignIn, SignInPage, SignOut, SignOutButton};
pub use sign_up::{SignUp, SignUpForm, SignUpPage};
