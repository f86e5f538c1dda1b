//! A polite stop in the middle of a game.

use serde_json::Value;
use tempfile::TempDir;

use crate::common::Person;
use crate::serve;

#[tokio::test]
async fn a_stop_tells_every_screen_and_what_was_confirmed_lies_there_afterwards() {
    let place = TempDir::new().unwrap();
    let mut running = serve(place.path());
    let (host, guest) = (running.person(), running.person());
    let code = host.open(true).await;
    let mut screens = [host.enter(&code).await, guest.enter(&code).await];
    screens[0].until(|screen| screen.is_asked()).await;
    let (ask, sheet) = (screens[0].number(), screens[0].a_sheet(1));
    screens[0].hand_in(1, &sheet).await;
    let stopped = tokio::task::spawn_blocking(move || running.stop());
    for screen in &mut screens {
        let mut last = Value::Null;
        while let Some(message) = screen.hear().await {
            last = message;
        }
        assert_eq!(last["is"], "closing");
        assert_eq!(screen.closed_with, Some((1012, "closing".to_owned())));
    }
    assert_eq!(stopped.await.unwrap(), Some(0));

    let again = serve(place.path());
    let mut screen = Person { address: again.address.clone(), ..host }.enter(&code).await;
    screen.until(|screen| screen.is_asked()).await;
    let mine = &screen.update["question"]["yours"]["sheet"];
    assert!(screen.number() > ask || mine["ready"] == true, "{mine}");
}
