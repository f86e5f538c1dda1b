//! Behind Caddy and nginx, with their files of `deploy/`, over HTTPS with a certificate that is verified.
//!
//! Part of the long run, which sets `STOLIK_PROXIES` and says in `CADDY` and `NGINX` where they are.

use std::fs;
use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use tempfile::TempDir;

use crate::common::{AT_ONCE, PATIENCE, Person};
use crate::{a_free_port, deploy, serve_with, stolik};

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

/// Plain on this side, HTTPS on the other: whoever connects is put through to the proxy, if its certificate is good.
fn through_tls(port: u16, authority: PathBuf) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let here = listener.local_addr().unwrap().port();
    let put_through = move |mut tcp: TcpStream| {
        let mut tls = Command::new("openssl")
            .args(["s_client", "-quiet", "-verify_return_error", "-verify_hostname", "localhost"])
            .args(["-servername", "localhost", "-connect", &format!("127.0.0.1:{port}"), "-CAfile"])
            .arg(&authority)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (mut there, mut back) = (tls.stdin.take().unwrap(), tls.stdout.take().unwrap());
        let mut asks = tcp.try_clone().unwrap();
        std::thread::spawn(move || {
            // Either end may hang up first.
            let _ = io::copy(&mut asks, &mut there);
            let _ = tls.kill();
            let _ = tls.wait();
        });
        let _ = io::copy(&mut back, &mut tcp);
        let _ = tcp.shutdown(Shutdown::Both);
    };
    std::thread::spawn(move || {
        for tcp in listener.incoming().flatten() {
            let put_through = put_through.clone();
            std::thread::spawn(move || put_through(tcp));
        }
    });
    format!("localhost:{here}")
}

fn wait_for(file: &Path, port: u16) {
    let since = Instant::now();
    while !file.exists() || TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(since.elapsed() < PATIENCE, "it does not begin");
        std::thread::yield_now();
    }
}

/// A whole game over HTTPS, and cookies that stay on it.
async fn plays(port: u16, authority: PathBuf, start: impl FnOnce(&str) -> Proxy) {
    let data = TempDir::new().unwrap();
    let running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1"])
            .args(["--public-url", &format!("https://localhost:{port}"), "--messages-a-second", "10000"])
            .args(AT_ONCE)
            .arg("--data")
            .arg(data.path()),
    );
    let _proxy = start(&running.address);
    wait_for(&authority, port);
    let person = Person { address: through_tls(port, authority), ..running.person() };
    assert_eq!(person.get("/healthz").await.body, "ok");
    let stranger = Person { key: String::new(), ..person.clone() };
    let cookie = stranger.get("/api/games").await.cookie.unwrap();
    assert!(cookie.contains("; Secure"), "{cookie}");
    let code = person.open(true).await;
    person.enter(&code).await.play_to_the_end().await;
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
            "daemon off; pid {}/pid; events {{}} http {{ access_log off; {} {text} }}",
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
