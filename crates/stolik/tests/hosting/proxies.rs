//! Behind Caddy and nginx, with their files of `deploy/`, over HTTPS with a certificate that is verified.
//!
//! Part of the long run, which sets `STOLIK_PROXIES` and says in `CADDY` and `NGINX` where they are.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use serde_json::json;
use tempfile::TempDir;

use crate::common::{AT_ONCE, PATIENCE};
use crate::example_bot::Bot;
use crate::{a_free_port, deploy, says, serve_with, stolik};

struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

fn is_long() -> bool {
    let is_long = std::env::var_os("STOLIK_PROXIES").is_some();
    if !is_long {
        println!("without STOLIK_PROXIES nothing is tried behind a proxy");
    }
    is_long
}

fn program(variable: &str, usually: &str) -> Command {
    let mut program = Command::new(std::env::var_os(variable).unwrap_or_else(|| usually.into()));
    // To nginx it would mean sockets that it inherits.
    program.env_remove(variable);
    program
}

/// A file of `deploy/` with what is different here.
fn adapted(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = fs::read_to_string(deploy(name)).unwrap();
    for (from, to) in changes {
        assert!(text.contains(from), "{name} has no {from:?}");
        text = text.replace(from, to);
    }
    text
}

/// What curl is told, by whoever trusts this authority alone.
fn curl(authority: &Path, url: &str) -> Command {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--fail", "--include", "--cacert"]).arg(authority).arg(url);
    curl
}

/// Both proxies need a moment until they answer over HTTPS.
fn answers(authority: &Path, url: &str) -> String {
    let since = Instant::now();
    loop {
        let (code, said) = says(&mut curl(authority, url));
        if code == Some(0) {
            return said.to_lowercase();
        }
        assert!(since.elapsed() < PATIENCE, "it does not begin: {said}");
        std::thread::yield_now();
    }
}

/// A whole game over HTTPS, and cookies that stay on it.
async fn plays(port: u16, authority: PathBuf, start: impl FnOnce(&str) -> Proxy) {
    let data = TempDir::new().unwrap();
    let public = format!("https://localhost:{port}");
    let running = serve_with(
        stolik()
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--trusted-proxy",
                "127.0.0.1",
                "--public-url",
                &public,
            ])
            .args(["--messages-a-second", "10000", "--households", "100"])
            .args(AT_ONCE)
            .arg("--data")
            .arg(data.path()),
    );
    let _proxy = start(&running.address);
    assert!(answers(&authority, &format!("{public}/healthz")).ends_with("ok"));
    let said = answers(&authority, &format!("{public}/api/games"));
    let cookie = said.lines().find(|line| line.starts_with("set-cookie")).expect("a key for a stranger");
    assert!(cookie.contains("; secure"), "{cookie}");

    let host = running.person();
    let code = host.open(false).await;
    let mut screen = host.enter(&code).await;
    let mut keys = vec![host.key.clone()];
    for chair in 1..3 {
        let program = running.person();
        let invite = json!({"is": "invite-bot", "chair": chair, "name": "Machine", "key": program.key});
        assert_eq!(screen.wish(invite).await, None);
        keys.push(program.key);
    }
    let trusts = ("WEBSOCKET_CLIENT_CA_BUNDLE", authority.as_path());
    let _bots: Vec<Bot> = keys.iter().map(|key| Bot::start(&public, &code, key, Some(trusts))).collect();
    assert_eq!(screen.wish(json!({"is": "start"})).await, None);
    screen.until(|screen| screen.is_over()).await;
}

#[tokio::test]
async fn a_game_behind_caddy() {
    if !is_long() {
        return;
    }
    let (folder, port) = (TempDir::new().unwrap(), a_free_port());
    let authority = folder.path().join("pki/authorities/local/root.crt");
    plays(port, authority, |server| {
        // Its own authority instead of one that wants to see the machine, and none of its other doors.
        let text = adapted(
            "Caddyfile",
            &[
                ("\ntable.example {", &format!("\nlocalhost:{port} {{\n\ttls internal")),
                ("reverse_proxy 127.0.0.1:4010", &format!("reverse_proxy {server}")),
            ],
        );
        let storage = folder.path().display();
        let options = format!(
            "{{\n\tadmin off\n\tstorage file_system {storage}\n\tskip_install_trust\n\tauto_https disable_redirects\n}}\n"
        );
        let file = folder.path().join("Caddyfile");
        fs::write(&file, options + &text).unwrap();
        let caddy = program("CADDY", "caddy")
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(&file)
            .env("HOME", folder.path())
            .stderr(Stdio::null())
            .spawn();
        Proxy(caddy.unwrap())
    })
    .await;
}

#[tokio::test]
async fn a_game_behind_nginx() {
    if !is_long() {
        return;
    }
    let (folder, port) = (TempDir::new().unwrap(), a_free_port());
    let (certificate, key) = (folder.path().join("cert.pem"), folder.path().join("key.pem"));
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"])
        .args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    plays(port, certificate.clone(), |server| {
        let text = adapted(
            "nginx.conf",
            &[
                ("    listen [::]:443 ssl;\n", ""),
                ("listen 443 ssl;", &format!("listen 127.0.0.1:{port} ssl;")),
                ("server_name table.example;", "server_name localhost;"),
                ("/etc/letsencrypt/live/table.example/fullchain.pem", &certificate.display().to_string()),
                ("/etc/letsencrypt/live/table.example/privkey.pem", &key.display().to_string()),
                ("proxy_pass http://127.0.0.1:4010;", &format!("proxy_pass http://{server};")),
            ],
        );
        let file = folder.path().join("nginx.conf");
        let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {}/{kind};", folder.path().display()));
        let around = format!(
            "daemon off; master_process off; pid {}/pid; events {{}} http {{ access_log off; {} {text} }}",
            folder.path().display(),
            places.join(" ")
        );
        fs::write(&file, around).unwrap();
        let nginx = program("NGINX", "/usr/sbin/nginx")
            .args(["-e", "stderr", "-p"])
            .arg(folder.path())
            .arg("-c")
            .arg(&file)
            .spawn();
        Proxy(nginx.unwrap())
    })
    .await;
}
