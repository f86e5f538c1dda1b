//! The rules of the protocol. With all of them the laws hold; each can be left out, to see what it is for.

/// A server says that it lives so often, in milliseconds of a small world.
pub const BEAT: u64 = 25;

/// After so long without a word of a server, by the database's clock, others may have its tables.
pub const LEASE: u64 = 100;

/// For so long a server trusts a word that was confirmed, by its own clock. Less than [`LEASE`]: clocks differ.
pub const LEASE_HERE: u64 = 60;

/// Over a slow line, one way. There and back takes longer than [`LEASE_HERE`], also by a clock that is slow.
pub const SLOW: u64 = LEASE / 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Protocol {
    /// The database writes only for the newest epoch of a table.
    pub fence: bool,
    /// It looks at the epoch and writes in one go: no claim comes in between.
    pub fence_holds_until_written: bool,
    /// Every claim that is granted raises the epoch, also when the table stays with the same server.
    pub one_epoch_a_claim: bool,
    /// A table is read when it is claimed, not before.
    pub reads_behind_the_claim: bool,
    /// Who reads says by which claim, and is told nothing if that is not the newest. Otherwise it may learn what the owner
    /// has written and does not know yet, and the table goes back when the owner shows it.
    pub reads_by_the_claim: bool,
    /// A step of the log is written only under the number that comes next.
    pub numbers: bool,
    /// Where nobody knows whether something was written, the room ends, and what is so is read again.
    pub ends_on_unsure: bool,
    /// A room that was fenced off ends.
    pub ends_when_fenced: bool,
    /// A choice that is in the table already is acknowledged again, and not written again.
    pub resend_is_recognised: bool,
    /// Without a word from the database a server shows nothing and takes nothing.
    pub silent_out_of_touch: bool,
    /// A word counts from when it was sent, not from when it was confirmed.
    pub counts_from_sending: bool,
    /// A server trusts its word for less time than the others do ([`LEASE_HERE`]).
    pub margin_for_clocks: bool,
    /// The database tells a server at its next beat that something was taken from it, and the server lets go of all it
    /// has. It may have been away without knowing.
    pub beat_tells_what_was_taken: bool,
    /// Who lets go of a table says by which claim it had it.
    pub gives_up_by_epoch: bool,
    /// A room ends before the table is given up.
    pub ends_before_it_gives_up: bool,
    /// A server that is out of touch only asks whether it is answered in time. That does not count as life, or it would keep
    /// its tables from everybody for as long as its beats arrive and it does not hear so in time.
    pub only_who_serves_lives: bool,
    /// Others may claim the tables of a server that has not been heard of for long.
    pub the_dead_are_inherited: bool,
}

impl Protocol {
    pub const fn whole() -> Self {
        Protocol {
            fence: true,
            fence_holds_until_written: true,
            one_epoch_a_claim: true,
            reads_behind_the_claim: true,
            reads_by_the_claim: true,
            numbers: true,
            ends_on_unsure: true,
            ends_when_fenced: true,
            resend_is_recognised: true,
            silent_out_of_touch: true,
            counts_from_sending: true,
            margin_for_clocks: true,
            beat_tells_what_was_taken: true,
            gives_up_by_epoch: true,
            ends_before_it_gives_up: true,
            only_who_serves_lives: true,
            the_dead_are_inherited: true,
        }
    }

    pub(crate) fn lease_here(self) -> u64 {
        if self.margin_for_clocks { LEASE_HERE } else { LEASE }
    }
}
