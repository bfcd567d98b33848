//! The scene as text.
