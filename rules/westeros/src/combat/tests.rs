//! Combat
