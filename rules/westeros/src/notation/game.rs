//! Stored games as scripts.
