//! What a bench prints, in words or as JSON. What is not known of the server is left out.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use super::room::Pace;
use crate::output;

const KIB: f64 = 1024.0;

pub struct Report {
    pub game: &'static str,
    pub rooms: u16,
    pub seats: u8,
    pub pace: Pace,
    pub seed: u64,
    pub lasted: Duration,
    /// Ready sheets that were taken.
    pub moves: u64,
    /// Seconds of processor time, each server's and ours.
    pub cpus: Vec<f64>,
    pub own_cpu: Option<f64>,
    pub commits: Option<u32>,
    /// Bytes of text that all clients heard, by kind of message.
    pub bytes: BTreeMap<String, u64>,
    /// In order.
    pub waits: Vec<Duration>,
    /// How much the server's memory has grown until everybody sat, and what it has in the end.
    pub grown: Option<f64>,
    pub memory: Option<f64>,
}

impl Report {
    fn a_second(&self, count: f64) -> f64 {
        count / self.lasted.as_secs_f64()
    }

    /// Of all servers together.
    fn cpu(&self) -> Option<f64> {
        (!self.cpus.is_empty()).then(|| self.cpus.iter().sum())
    }

    /// For each move, or for each client and move.
    fn a_move(&self, count: f64) -> f64 {
        count / self.moves.max(1) as f64
    }

    fn sockets(&self) -> f64 {
        f64::from(self.rooms) * f64::from(self.seats)
    }

    /// In milliseconds, the wait that so many of a hundred do not exceed.
    fn wait(&self, of_a_hundred: usize) -> f64 {
        let last = self.waits.len().saturating_sub(1);
        let index = (self.waits.len() * of_a_hundred / 100).min(last);
        self.waits.get(index).map_or(f64::NAN, |wait| 1000.0 * wait.as_secs_f64())
    }

    /// Bytes a client and move, by kind, the heaviest first.
    fn weights(&self) -> Vec<(&str, f64)> {
        let of_client = |bytes: u64| self.a_move(bytes as f64 / f64::from(self.seats));
        let mut weights: Vec<(&str, f64)> =
            self.bytes.iter().map(|(kind, bytes)| (kind.as_str(), of_client(*bytes))).collect();
        weights.sort_by(|one, other| other.1.total_cmp(&one.1));
        weights
    }

    pub fn print(&self) -> Result<()> {
        let Report { game, rooms, seats, seed, moves, .. } = self;
        let pace = if self.pace == Pace::Full { "at full speed" } else { "at human pace" };
        let seconds = self.lasted.as_secs_f64();
        output::line(format!("{game}, {rooms} rooms of {seats}, {pace}, {seconds:.1} s, seed {seed}"))?;
        output::line(format!("{:.0} moves a second ({moves} moves)", self.a_second(*moves as f64)))?;
        if let Some(cpu) = self.cpu() {
            let (a_move, of_a_core) = (1000.0 * self.a_move(cpu), 100.0 * self.a_second(cpu));
            output::line(format!("{a_move:.4} ms of the server's CPU a move, {of_a_core:.0} % of a core"))?;
        }
        if let [_, _, ..] = self.cpus[..] {
            let each = self.cpus.iter().map(|cpu| format!("{:.4}", 1000.0 * self.a_move(*cpu)));
            let each = each.collect::<Vec<_>>().join(", ");
            output::line(format!("of that {each} ms by the servers, in the order of their addresses"))?;
        }
        let (p50, p99) = (self.wait(50), self.wait(99));
        output::line(format!("p50 {p50:.2} ms, p99 {p99:.2} ms from the last choice to everyone's update"))?;
        let weights = self.weights();
        let all: f64 = weights.iter().map(|(_, bytes)| bytes).sum();
        let kinds: Vec<String> = weights.iter().map(|(kind, bytes)| format!("{kind} {bytes:.1}")).collect();
        output::line(format!("{all:.0} bytes a client and move: {}", kinds.join(", ")))?;
        if let Some(commits) = self.commits {
            let commits = f64::from(commits);
            let (a_second, each) = (self.a_second(commits), *moves as f64 / commits);
            output::line(format!("{a_second:.0} commits a second, an fsync each, {each:.1} moves in one"))?;
        }
        if let (Some(grown), Some(memory)) = (self.grown, self.memory) {
            let (a_socket, all) = (grown / KIB / self.sockets(), memory / KIB / KIB);
            output::line(format!(
                "{a_socket:.1} KiB a socket with its share of a room, {all:.1} MiB in all"
            ))?;
        }
        if let Some(cpu) = self.own_cpu {
            output::line(format!("{:.0} % of a core for this bench itself", 100.0 * self.a_second(cpu)))?;
        }
        Ok(())
    }

    pub fn print_json(&self) -> Result<()> {
        let bytes: BTreeMap<&str, f64> = self.weights().into_iter().collect();
        output::json(&json!({
            "game": self.game,
            "rooms": self.rooms,
            "seats": self.seats,
            "human": self.pace == Pace::Human,
            "seed": self.seed,
            "seconds": self.lasted.as_secs_f64(),
            "moves": self.moves,
            "moves_a_second": self.a_second(self.moves as f64),
            "server_cpu_ms_a_move": self.cpu().map(|cpu| 1000.0 * self.a_move(cpu)),
            "server_cores": self.cpu().map(|cpu| self.a_second(cpu)),
            "p50_ms": self.wait(50),
            "p99_ms": self.wait(99),
            "bytes_a_client_and_move": bytes,
            "commits_a_second": self.commits.map(|commits| self.a_second(commits.into())),
            "memory_a_socket": self.grown.map(|grown| grown / self.sockets()),
            "memory": self.memory,
            "own_cores": self.own_cpu.map(|cpu| self.a_second(cpu)),
        }))
    }
}
