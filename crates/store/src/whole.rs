//! What a whole log looks like, wherever it is kept.

/// It begins with the first question, has no hole, and ends where the snapshot was taken.
pub(crate) fn is_gapless(log: &[i64], snapshot: Option<i64>) -> bool {
    log.iter().copied().eq((0..).take(log.len())) && log.last().copied() == snapshot
}
