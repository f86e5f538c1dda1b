//! What people type: bounded, freed of what deceives, and cleaning what is clean changes nothing.

use stolik_pictures::{base_name, is_clutter};
use stolik_protocol::text::{BadText, CHAT, NAME, chat, name};
use stolik_table::letters::{is_deceiving, is_invisible};

pub fn law(bytes: &[u8]) {
    let typed = String::from_utf8_lossy(bytes);
    for (clean, room) in [(name as fn(&str) -> Result<String, BadText>, NAME), (chat, CHAT)] {
        let Ok(text) = clean(&typed) else { continue };
        assert!(room.holds(&text) && !text.chars().any(is_deceiving));
        assert!(!text.chars().all(is_invisible), "nothing of it can be seen");
        assert_eq!(clean(&text), Ok(text.clone()), "clean text is clean");
    }
    is_clutter(&typed);
    let file = base_name(&typed);
    assert!(!file.contains(['/', '\\']) && !file.chars().any(is_deceiving), "{file:?}");
    assert_eq!(base_name(&file), file);
}

pub fn seeds() -> Vec<Vec<u8>> {
    let typed = [
        "  Zażółć \t gęślą\n",
        "a\u{202E}b\u{7}c",
        "<b>hi</b> 👩‍🚀",
        "\u{200B}",
        "\u{2800}\u{3164}",
        "Z\u{334}\u{335}\u{336}👨‍👩‍👧‍👦🇵🇱",
        "../a\\.\u{61C}cat.jpg",
        "__MACOSX/a",
    ];
    typed.iter().map(|text| text.as_bytes().to_vec()).collect()
}
