//! What is liked, and what is shared with whom. Who gave a text is known to nobody who rates it.

use arrayvec::ArrayVec;
use stolik_shelf::nosedive::{Choice, Experience, PLAYERS, Phase, View};
use stolik_table::{Dice, Seat, Sheet};

use super::character::{Character, Gives};
use super::tones::{TONES, Tone};

/// What most people seem to like: nice, awful, weird.
const PEOPLE: [f64; 3] = [1.0, -1.0, 0.2];
/// How much more than what most people like counts what somebody has shown to like.
const SHOWN: f64 = 1.5;

/// A number from −1 to 1.
fn whim(dice: &mut Dice) -> f64 {
    f64::from(dice.below(2001)) / 1000.0 - 1.0
}

fn liked(taste: &[f64; 3], what: Experience) -> f64 {
    taste[match TONES.of(what) {
        Tone::Nice => 0,
        Tone::Awful => 1,
        Tone::Weird => 2,
    }]
}

/// The texts that are to be rated now.
pub fn texts(view: &View) -> ArrayVec<Experience, PLAYERS> {
    let Some(you) = view.you else { return ArrayVec::new() };
    if view.open.terms.all_at_once {
        return view.received[you].clone();
    }
    let review = view.open.reviews.last().filter(|review| review.rater == you);
    review.into_iter().flat_map(|review| review.texts.iter().map(|text| text.what)).collect()
}

/// What it likes most and least.
pub fn rate(character: &Character, view: &View, dice: &mut Dice) -> Option<Sheet<Choice>> {
    let mut by_taste: ArrayVec<(f64, Experience), PLAYERS> = texts(view)
        .into_iter()
        .map(|what| (liked(&character.taste, what) + character.whim * whim(dice), what))
        .collect();
    by_taste.sort_by(|one, other| other.0.total_cmp(&one.0));
    let (most, least) = (by_taste.first()?.1, by_taste.last()?.1);
    (most != least).then(|| Sheet::of([most, least].map(Choice::Experience)))
}

/// What to give to each of the others: the best that is left to who counts most.
pub fn share(character: &Character, view: &View, dice: &mut Dice) -> Option<Sheet<Choice>> {
    let you = view.you.filter(|_| view.open.phase == Phase::Share)?;
    let others: ArrayVec<Seat, PLAYERS> = view.open.others(you).collect();
    let mut left = view.dealt[you].clone();
    let mut sheet = Sheet::blank(others.len() as u8);
    let mut by_weight: ArrayVec<usize, PLAYERS> = (0..others.len()).collect();
    by_weight.sort_by_key(|part| std::cmp::Reverse(view.open.ratings[others[*part]]));
    for part in by_weight {
        let taste = match character.gives {
            Gives::Sweets => PEOPLE,
            Gives::ByTaste => taste_of(view, others[part]),
        };
        let worth = |what: &Experience, dice: &mut Dice| liked(&taste, *what) + 0.2 * whim(dice);
        let mut best: Option<(f64, Experience)> = None;
        for what in &left {
            let worth = worth(what, dice);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, *what));
            }
        }
        let (_, what) = best?;
        left.retain(|one| *one != what);
        sheet.parts[part] = Some(Choice::Experience(what));
    }
    sheet.ready = true;
    Some(sheet)
}

/// What somebody likes, by what they marked in the last round.
fn taste_of(view: &View, seat: Seat) -> [f64; 3] {
    let mut taste = PEOPLE;
    let reviews = view.open.last.iter().flat_map(|last| &last.reviews);
    for review in reviews.filter(|review| review.rater == seat) {
        let place = |what| match TONES.of(what) {
            Tone::Nice => 0,
            Tone::Awful => 1,
            Tone::Weird => 2,
        };
        if let (Some(most), Some(least)) = (review.most, review.least) {
            taste[place(most)] += SHOWN;
            taste[place(least)] -= SHOWN;
        }
    }
    taste
}
