//! A connection as the rest of the server sees it: it holds its places, whoever reads too little is dropped, whoever sends
//! too much is read more slowly, and nobody is read for so long that others wait.

use std::future::Future;
use std::io::{self, IoSlice};
use std::num::NonZeroU32;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};

use crate::budgets::{Budget, Budgets, TooFast};
use crate::household::{Household, Share};
use crate::metrics;

/// Then it is somebody else's turn.
const READS_IN_A_ROW: u8 = 4;
const KILOBYTE: usize = 1024;
/// However little comes, somebody has to look at it.
const LEAST: usize = KILOBYTE / 2;
/// Whoever has sent too much is not looked at for a while, rather than again and again.
const SHORTEST_PAUSE: Duration = Duration::from_millis(50);

pub struct Stream {
    pub tcp: TcpStream,
    pub budgets: Arc<Budgets>,
    /// Who pays for what is read; nobody if a trusted proxy speaks for many.
    pub payer: Option<(Household, Share)>,
    /// Pictures are paid from another budget.
    pub brings: Arc<Brings>,
    pub unheard: Arc<Unheard>,
    pub taking: Duration,
    pub reading: Reading,
    /// Since when nothing is taken.
    pub stalled: Option<Pin<Box<Sleep>>>,
    pub _place: OwnedSemaphorePermit,
}

/// Whether pictures come over a connection right now.
#[derive(Default)]
pub struct Brings(AtomicBool);

/// For as long as it lives they do.
pub struct Bringing(Arc<Brings>);

impl Brings {
    pub fn pictures(self: Arc<Self>) -> Bringing {
        self.0.store(true, Ordering::Relaxed);
        Bringing(self)
    }

    fn budget(&self) -> Budget {
        if self.0.load(Ordering::Relaxed) { Budget::KilobytesOfPictures } else { Budget::Kilobytes }
    }
}

impl Drop for Bringing {
    fn drop(&mut self) {
        self.0.0.store(false, Ordering::Relaxed);
    }
}

/// Bytes that have come since something whole was heard. On a socket a message can be cut into as many pieces as somebody
/// likes, and only what is whole is counted there: so the pieces have an end here.
pub struct Unheard {
    most: AtomicUsize,
    came: AtomicUsize,
}

impl Default for Unheard {
    /// Any number, as long as it is no socket.
    fn default() -> Self {
        Unheard { most: AtomicUsize::new(usize::MAX), came: AtomicUsize::new(0) }
    }
}

impl Unheard {
    /// From now on so many may come before something is heard.
    pub fn bound(&self, most: usize) {
        self.heard();
        self.most.store(most, Ordering::Relaxed);
    }

    pub fn heard(&self) {
        self.came.store(0, Ordering::Relaxed);
    }

    fn is_too_much(&self, bytes: usize) -> bool {
        let before = self.came.fetch_add(bytes, Ordering::Relaxed);
        before.saturating_add(bytes) > self.most.load(Ordering::Relaxed)
    }
}

#[derive(Default)]
pub struct Reading {
    in_a_row: u8,
    /// Bytes that are not paid yet.
    owed: usize,
    pause: Option<Pin<Box<Sleep>>>,
}

impl Stream {
    /// Waits until what was read before is paid.
    fn poll_paid(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let Some((payer, _)) = &self.payer else { return Poll::Ready(()) };
        loop {
            if let Some(pause) = &mut self.reading.pause {
                ready!(pause.as_mut().poll(cx));
                self.reading.pause = None;
            }
            let kilobytes = u32::try_from(self.reading.owed / KILOBYTE).unwrap_or(u32::MAX);
            let Some(kilobytes) = NonZeroU32::new(kilobytes) else { return Poll::Ready(()) };
            match self.budgets.spend_many(self.brings.budget(), *payer, kilobytes) {
                Ok(()) => self.reading.owed %= KILOBYTE,
                Err(TooFast(wait)) => self.reading.pause = Some(Box::pin(sleep(wait.max(SHORTEST_PAUSE)))),
            }
        }
    }

    /// Whoever takes nothing for long is gone.
    fn poll_taken<T>(&mut self, cx: &mut Context<'_>, taken: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if taken.is_ready() {
            self.stalled = None;
            return taken;
        }
        let taking = self.taking;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(taking)));
        stalled.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let me = self.get_mut();
        if me.reading.in_a_row == READS_IN_A_ROW {
            me.reading.in_a_row = 0;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        ready!(me.poll_paid(cx));
        let before = buf.filled().len();
        let read = Pin::new(&mut me.tcp).poll_read(cx, buf);
        if read.is_ready() {
            let came = buf.filled().len() - before;
            me.reading.owed += came.max(LEAST);
            me.reading.in_a_row += 1;
            if me.unheard.is_too_much(came) {
                return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
            }
        } else {
            me.reading.in_a_row = 0;
        }
        read
    }
}

fn counted(bytes: usize) -> usize {
    metrics::sent(bytes);
    bytes
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let me = self.get_mut();
        let taken = Pin::new(&mut me.tcp).poll_write(cx, bytes).map_ok(counted);
        me.poll_taken(cx, taken)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let me = self.get_mut();
        let taken = Pin::new(&mut me.tcp).poll_write_vectored(cx, bytes).map_ok(counted);
        me.poll_taken(cx, taken)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().tcp).poll_shutdown(cx)
    }
}
