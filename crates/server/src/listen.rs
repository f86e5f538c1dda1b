//! The door: who is let in, how long they may take to say what they want, and how everybody is seen off.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{JoinSet, yield_now};
use tower::ServiceExt;
use tracing::{debug, warn};

use crate::budgets::{Budget, Budgets};
use crate::config::Config;
use crate::household::{Crowd, Household};
use crate::neighbours::Neighbours;
use crate::proxy::is_trusted;
use crate::stream::Stream;

/// The head of a request, and how much of a body is held at once.
const READ_BUFFER: usize = 64 * 1024;
/// After a failure to let anybody in, such as too many open files.
const BREATH: Duration = Duration::from_millis(100);

/// What the door needs to know.
#[derive(Clone)]
pub struct Door {
    pub config: Arc<Config>,
    pub crowd: Arc<Crowd>,
    pub budgets: Arc<Budgets>,
    pub neighbours: Option<Arc<Neighbours>>,
}

/// Those who are inside when the door is closed.
pub struct Inside {
    crowd: Arc<Crowd>,
    closing: watch::Sender<()>,
    /// Aborted when it is dropped.
    connections: JoinSet<()>,
}

impl Inside {
    /// Asks everybody to finish, and waits until they have.
    pub async fn leave(self) {
        let Inside { crowd, closing, mut connections } = self;
        drop(closing);
        while connections.join_next().await.is_some() {}
        // Sockets are on their own; they go with their rooms.
        crowd.gone().await;
    }
}

impl Door {
    /// Lets people in until `stop` is fulfilled.
    pub async fn open(
        &self,
        listener: TcpListener,
        router: Router,
        stop: impl Future<Output = ()>,
    ) -> Inside {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            // It also ends a connection on which nothing is asked.
            .header_read_timeout(self.config.deadlines.head)
            .max_buf_size(READ_BUFFER);
        let (closing, is_closing) = watch::channel(());
        let mut connections = JoinSet::new();
        let mut stop = pin!(stop);
        loop {
            let (tcp, peer) = tokio::select! {
                () = &mut stop => break,
                Some(_) = connections.join_next() => continue,
                arrived = listener.accept() => match arrived {
                    Ok(arrived) => arrived,
                    Err(error) => {
                        warn!("nobody can be let in: {error}");
                        tokio::time::sleep(BREATH).await;
                        continue;
                    }
                },
            };
            // However many knock, those inside are served in between.
            yield_now().await;
            // Whoever is too many is not even told: that would be work.
            let Some(stream) = self.admit(tcp, peer) else { continue };
            let (router, brings, unheard) = (router.clone(), stream.brings.clone(), stream.unheard.clone());
            let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(peer));
                request.extensions_mut().insert(brings.clone());
                request.extensions_mut().insert(unheard.clone());
                let answer = router.clone().oneshot(request.map(Body::new));
                async move { answer.await.map_err(|never: Infallible| never) }
            });
            let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
            let mut is_closing = is_closing.clone();
            connections.spawn(async move {
                let mut connection = pin!(connection);
                let ended = tokio::select! {
                    ended = connection.as_mut() => ended,
                    _ = is_closing.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = ended {
                    debug!("a connection ended: {error}");
                }
            });
        }
        Inside { crowd: self.crowd.clone(), closing, connections }
    }

    fn admit(&self, tcp: TcpStream, peer: SocketAddr) -> Option<Stream> {
        // A proxy speaks for many: each of them is counted by what they ask.
        let is_neighbour = self.neighbours.as_ref().is_some_and(|neighbours| neighbours.is_at(peer.ip()));
        let payer = if is_neighbour || is_trusted(&self.config.trusted_proxies, peer.ip()) {
            None
        } else {
            let household = Household::from(peer.ip());
            self.budgets.spend(Budget::Connections, household).ok()?;
            Some((household, self.crowd.shares.take(household)?))
        };
        let _place = self.crowd.place()?;
        // A reply of a few bytes goes out at once instead of waiting for more.
        if let Err(error) = tcp.set_nodelay(true) {
            debug!("a socket keeps its delay: {error}");
        }
        let budgets = self.budgets.clone();
        let taking = self.config.deadlines.taking;
        let (brings, unheard, reading) = Default::default();
        Some(Stream { tcp, budgets, payer, brings, unheard, taking, reading, stalled: None, _place })
    }
}
