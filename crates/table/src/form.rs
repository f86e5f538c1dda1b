//! The form of a sheet: what the table holds every sheet to before the game looks at it.

use crate::ask::{Ask, MOST_BYTES};
use crate::letters::{Room, is_deceiving, is_invisible};
use crate::reasons;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::sheet::Sheet;

/// Brings a sheet into the form that the question asks for, or says what is wrong with it. A blank draft gets its
/// holes, a text loses the space around it, and parts whose order means nothing are sorted once they are ready.
pub(crate) fn tidy<C: Ord>(ask: &Ask, seat: Seat, mut sheet: Sheet<C>) -> Result<Sheet<C>, Refusal> {
    let parts = ask.parts[seat];
    if sheet.is_empty() {
        return match (sheet.ready, ask.pass) {
            (true, true) => Ok(sheet),
            (true, false) => Err(reasons::NO_PASS.into()),
            (false, _) => Ok(Sheet::blank(parts)),
        };
    }
    if sheet.parts.len() != usize::from(parts) {
        return Err(reasons::WRONG_NUMBER_OF_PARTS.with("parts", parts));
    }
    if sheet.ready && !sheet.is_full() {
        return Err(reasons::PART_MISSING.with("parts", parts));
    }
    tidy_text(ask, seat, &mut sheet)?;
    if sheet.ready && ask.unordered {
        sheet.parts.sort_unstable();
    }
    Ok(sheet)
}

fn tidy_text<C>(ask: &Ask, seat: Seat, sheet: &mut Sheet<C>) -> Result<(), Refusal> {
    let Some(asked) = ask.text_of(seat) else {
        return match sheet.text {
            Some(_) => Err(reasons::NO_TEXT_ASKED.into()),
            None => Ok(()),
        };
    };
    if let Some(text) = &mut sheet.text
        && text.trim().len() != text.len()
    {
        *text = text.trim().into();
    }
    let text = sheet.text.as_deref().unwrap_or_default();
    if !(Room { letters: usize::from(asked.longest), bytes: MOST_BYTES }).holds(text) {
        return Err(reasons::TEXT_TOO_LONG.with("longest", i32::from(asked.longest)));
    }
    if text.chars().any(is_deceiving) {
        return Err(reasons::TEXT_UNREADABLE.into());
    }
    let visible = text.chars().filter(|letter| !is_invisible(*letter)).count();
    if sheet.ready && visible < usize::from(asked.shortest) {
        return Err(reasons::TEXT_TOO_SHORT.with("shortest", i32::from(asked.shortest)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{TextAsk, Topic};
    use crate::seat::Seats;

    const SEAT: Seat = Seat::nth(1);

    fn ask() -> Ask {
        let mut ask = Ask::of_one(Topic("tell"), SEAT, 3);
        ask.parts[SEAT] = 2;
        ask.unordered = true;
        ask.text = Some(TextAsk { from: Seats::one(SEAT), shortest: 1, longest: 5 });
        ask
    }

    fn case(ask: &Ask, sheet: Sheet<u8>) -> &'static str {
        tidy(ask, SEAT, sheet).map_or_else(|refusal| refusal.case, |_| "fits")
    }

    #[test]
    fn t5_a_sheet_has_the_parts_that_were_asked() {
        let text = || Sheet::of([3, 1]).with_text("fog");
        assert_eq!(case(&ask(), text()), "fits");
        assert_eq!(case(&ask(), Sheet::of([1]).with_text("fog")), "wrong-number-of-parts");
        assert_eq!(case(&ask(), Sheet::of([1, 2, 3]).with_text("fog")), "wrong-number-of-parts");
        assert_eq!(case(&ask(), Sheet { ready: true, ..Sheet::blank(2) }.with_text("fog")), "part-missing");
        assert_eq!(case(&ask(), Sheet::blank(2)), "fits");
    }

    #[test]
    fn t5_a_pass_needs_a_question_that_may_be_passed() {
        assert_eq!(case(&ask(), Sheet::pass()), "no-pass");
        assert_eq!(case(&Ask { pass: true, ..ask() }, Sheet::pass()), "fits");
    }

    #[test]
    fn t5_a_blank_draft_gets_its_holes_and_ready_parts_are_sorted() {
        let blank = Sheet { ready: false, ..Sheet::pass() };
        assert_eq!(tidy(&ask(), SEAT, blank), Ok(Sheet::<u8>::blank(2)));
        let sorted = tidy(&ask(), SEAT, Sheet::of([3, 1]).with_text("fog")).unwrap();
        assert_eq!(sorted.filled().collect::<Vec<_>>(), [1, 3]);
        let draft = Sheet { ready: false, ..Sheet::of([3, 1]) };
        assert_eq!(
            tidy(&ask(), SEAT, draft.clone()),
            Ok(draft),
            "a draft keeps the places that the player chose"
        );
        let ordered = Ask { unordered: false, ..ask() };
        let kept = tidy(&ordered, SEAT, Sheet::of([3, 1]).with_text("fog")).unwrap();
        assert_eq!(kept.filled().collect::<Vec<_>>(), [3, 1]);
    }

    #[test]
    fn t6_a_text_is_asked_bounded_and_readable() {
        let with = |text: &str| case(&ask(), Sheet::of([1, 2]).with_text(text));
        assert_eq!(with("żółw!"), "fits");
        assert_eq!(with("  mgła  "), "fits");
        assert_eq!(with("sześć6"), "text-too-long");
        assert_eq!(with("👨‍👩‍👧‍👦🇵🇱👍🏽e\u{301}!"), "fits");
        assert_eq!(with(&"👨‍👩‍👧‍👦".repeat(6)), "text-too-long");
        assert_eq!(with(" \u{200D}\u{FE0F} "), "text-too-short");
        assert_eq!(with("a\u{202E}b"), "text-unreadable");
        assert_eq!(with("a\nb"), "text-unreadable");
        assert_eq!(case(&ask(), Sheet::of([1, 2])), "text-too-short");
        assert_eq!(case(&Ask { text: None, ..ask() }, Sheet::of([1, 2]).with_text("fog")), "no-text-asked");
    }
}
