//! Reading puzzles as people have them.
