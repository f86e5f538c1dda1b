//! An answer at a glance: towards the own goal first, then, for wary eyes, against what the others may be after.

use stolik_shelf::nokaut::effect::{Rank, Step};
use stolik_shelf::nokaut::{Card, Cards, Choice, Item, Phase, Space, Spaces, Team, View, What, cards};
use stolik_table::{Dice, Seat, Sheet};

use super::sight::{Eyes, Sight, hands};

/// What somebody answers at a glance; nothing where a glance says nothing. What `allows` lets through may be handed in.
pub fn glance(
    view: &View,
    (seat, eyes): (Seat, Eyes),
    parts: u8,
    mut allows: impl FnMut(&Sheet<Choice>) -> bool,
    dice: &mut Dice,
) -> Option<Sheet<Choice>> {
    let sight = Sight::new(view, seat, eyes);
    let open = &view.open;
    match open.phase {
        Phase::Act => Some(act(view, &sight, &mut allows, dice)),
        Phase::Riposte => Some(riposte(view, seat, &sight, &mut allows)),
        Phase::Enter { space, .. } => {
            let card = open.at(space)?;
            Some(enter(view, &sight, card, &mut allows))
        }
        Phase::Landing { by } => {
            let hand = view.hands[by]?.among(cards::ORDINARY);
            let best = best_of(sight.free, |space| sight.pull(space))?;
            let sheet = hand.iter().next().map(|card| play(card, [Some(best)], 2));
            Some(sheet.filter(|sheet| allows(sheet)).unwrap_or_else(Sheet::pass))
        }
        Phase::Goal { .. } => {
            let reveal = Sheet::of([Choice::Reveal]);
            Some(if allows(&reveal) { reveal } else { Sheet::pass() })
        }
        Phase::Redraw { by, .. } => Some(redraw(view, by, parts)),
        Phase::Sacrifice => {
            let spare = if sight.spare().is_empty() { sight.own } else { sight.spare() };
            best_of(spare, |space| -sight.pull(space)).map(|space| Sheet::of([Choice::Space(space)]))
        }
        Phase::Deck | Phase::Discard { .. } | Phase::Take { .. } | Phase::Over { .. } => None,
    }
}

fn act(
    view: &View,
    sight: &Sight,
    allows: &mut impl FnMut(&Sheet<Choice>) -> bool,
    dice: &mut Dice,
) -> Sheet<Choice> {
    let open = &view.open;
    let hand = view.hands[open.active()].unwrap_or_default();
    let pile = open.piles[sight.team];
    let missing = sight.missing();
    let character = pick_character(hand, dice).filter(|_| open.tried == 0);
    let mut first = |mut sheets: &mut dyn Iterator<Item = Sheet<Choice>>| {
        let sheets = &mut sheets;
        sheets.find(|sheet| allows(sheet))
    };
    let magic = |does: fn(&Step) -> bool| {
        hand.iter().filter(move |card| card.kind().rank == Rank::Magic && card.kind().does.iter().any(does))
    };
    let destroyers = || magic(|step| matches!(step, Step::Destroy(_)));
    let movers = || magic(|step| matches!(step, Step::Move(_)));
    let swappers = || magic(|step| matches!(step, Step::Swap(_)));

    // A step to the goal.
    let to_marks = missing.within(sight.free);
    if let (Some(card), Some(space)) = (character, best_of(to_marks, |space| sight.pull(space)))
        && let Some(sheet) = first(&mut std::iter::once(play(card, [Some(space), None], 3)))
    {
        return sheet;
    }
    // Somebody stands on a mark.
    let blocked = missing.within(sight.theirs);
    let mut remove = swappers().flat_map(|card| {
        let spare = sight.spare();
        blocked
            .iter()
            .flat_map(move |mark| spare.iter().map(move |own| play(card, [Some(own), Some(mark)], 3)))
    });
    if let Some(sheet) = first(&mut remove) {
        return sheet;
    }
    let mut destroy =
        destroyers().flat_map(|card| blocked.iter().map(move |mark| play(card, [Some(mark), None], 3)));
    if let Some(sheet) = first(&mut destroy) {
        return sheet;
    }
    let mut to_mark = movers().flat_map(|card| {
        let spare = sight.spare();
        to_marks
            .iter()
            .flat_map(move |mark| spare.iter().map(move |own| play(card, [Some(own), Some(mark)], 3)))
    });
    if let Some(sheet) = first(&mut to_mark) {
        return sheet;
    }
    let away = sight.free.without(sight.marks).without(sight.danger);
    let mut push = movers().flat_map(|card| {
        blocked.iter().flat_map(move |mark| away.iter().map(move |to| play(card, [Some(mark), Some(to)], 3)))
    });
    if let Some(sheet) = first(&mut push) {
        return sheet;
    }
    // What the others may be after.
    let gap = sight.danger.within(sight.free);
    if let (Some(card), Some(space)) = (character, best_of(gap, |space| sight.pull(space)))
        && let Some(sheet) = first(&mut std::iter::once(play(card, [Some(space), None], 3)))
    {
        return sheet;
    }
    if !sight.danger.is_empty() || !sight.base.is_empty() {
        let mut strike = destroyers()
            .flat_map(|card| sight.base.iter().map(move |space| play(card, [Some(space), None], 3)));
        if let Some(sheet) = first(&mut strike) {
            return sheet;
        }
    }
    let draws = magic(|step| matches!(step, Step::Draw(_)));
    if pile > 12
        && let Some(sheet) = first(&mut draws.map(|card| play(card, [None, None], 3)))
    {
        return sheet;
    }
    if pile > 4
        && let Some(sheet) =
            first(&mut std::iter::once(Sheet::of([Choice::Draw, Choice::Blank, Choice::Blank])))
    {
        return sheet;
    }
    let anywhere = best_of(sight.free, |space| sight.pull(space));
    if let (Some(card), Some(space)) = (character, anywhere)
        && let Some(sheet) = first(&mut std::iter::once(play(card, [Some(space), None], 3)))
    {
        return sheet;
    }
    Sheet::pass()
}

/// Special ones half of the time.
fn pick_character(hand: Cards, dice: &mut Dice) -> Option<Card> {
    let (all, ordinary) = (hand.among(cards::CHARACTERS), hand.among(cards::ORDINARY));
    let special = all.without(ordinary);
    if ordinary.is_empty() || !special.is_empty() && dice.once_in(2) {
        special.pick(dice)
    } else {
        ordinary.pick(dice)
    }
}

fn riposte(
    view: &View,
    seat: Seat,
    sight: &Sight,
    allows: &mut impl FnMut(&Sheet<Choice>) -> bool,
) -> Sheet<Choice> {
    let Some(top) = view.open.stack.last().filter(|top| view.open.team[top.by] != sight.team) else {
        return Sheet::pass();
    };
    let harm = harm(sight, top);
    for card in hands(view, seat).among(cards::RIPOSTES).iter() {
        let does = card.kind().does;
        let enough = if does.contains(&Step::StopIt) { 3 } else { 1 };
        if harm < enough {
            continue;
        }
        let names = does.iter().any(|step| matches!(step, Step::Destroy(_)));
        let mut targets = sight.theirs;
        loop {
            let target = if names { best_of(targets, |space| sight.nuisance(space)) } else { None };
            let sheet = play(card, [target], 2);
            if allows(&sheet) {
                return sheet;
            }
            match target {
                Some(space) => targets = targets.without(Spaces::one(space)),
                None => break,
            }
        }
    }
    Sheet::pass()
}

/// How much it would hurt if the top of the stack were done.
fn harm(sight: &Sight, top: &Item) -> i32 {
    let at = |space: Space| 2 * i32::from(sight.marks.has(space)) + 2 * i32::from(sight.danger.has(space));
    let aims = [top.first, top.second].into_iter().flatten();
    match top.what {
        What::Character => {
            1 + top.first.map_or(0, |aim| at(aim.space) + 2 * i32::from(sight.base.has(aim.space)))
        }
        What::Riposte => 3,
        What::Magic | What::Effect => {
            let ours = aims.clone().filter(|aim| aim.card.is_some_and(|card| card.team() == sight.team));
            let hurt: i32 = ours.map(|aim| 1 + at(aim.space)).sum();
            hurt + aims.filter(|aim| aim.card.is_none()).map(|aim| at(aim.space)).sum::<i32>()
        }
    }
}

fn enter(
    view: &View,
    sight: &Sight,
    card: Card,
    allows: &mut impl FnMut(&Sheet<Choice>) -> bool,
) -> Sheet<Choice> {
    let theirs_by_nuisance = || by(sight.theirs, |space| sight.nuisance(space));
    let named = |spaces: &[Space]| Sheet::of(spaces.iter().map(|space| Choice::Space(*space)));
    let mut sheets: Vec<Sheet<Choice>> = Vec::new();
    match card.kind().enters {
        [Step::Draw(_), ..] if view.open.piles[sight.team] > 8 => sheets.push(Sheet::of([Choice::Yes])),
        [Step::Destroy(_), ..] => sheets.extend(theirs_by_nuisance().map(|space| named(&[space]))),
        [Step::Sacrifice(_), ..] => {
            for victim in theirs_by_nuisance().filter(|space| sight.nuisance(*space) > 2) {
                sheets.extend(sight.spare().iter().map(|own| named(&[own, victim])));
            }
        }
        [Step::Move(whom), ..] if whom.whose == stolik_shelf::nokaut::effect::Whose::Own => {
            let gaps = sight.missing().within(sight.free);
            for own in sight.spare().iter() {
                sheets.extend(gaps.iter().map(|gap| named(&[own, gap])));
            }
        }
        [Step::Move(_), ..] => {
            let away = sight.free.without(sight.marks).without(sight.danger);
            for victim in theirs_by_nuisance().filter(|space| sight.nuisance(*space) > 2) {
                sheets.extend(away.iter().map(|to| named(&[victim, to])));
            }
        }
        _ => {}
    }
    sheets.into_iter().find(|sheet| allows(sheet)).unwrap_or_else(Sheet::pass)
}

/// Magic of which there is plenty goes, if cards are plenty too.
fn redraw(view: &View, by: Seat, parts: u8) -> Sheet<Choice> {
    let hand = view.hands[by].unwrap_or_default();
    let team: Team = view.open.team[by];
    let spare = hand.without(hand.among(cards::CHARACTERS)).without(hand.among(cards::RIPOSTES));
    if view.open.piles[team] < 15 || spare.len() < 2 {
        return Sheet::pass();
    }
    let cards = spare.iter().skip(1).take(2).map(Choice::Card);
    Sheet::of(cards.chain(std::iter::repeat(Choice::Blank)).take(parts.into()))
}

/// A card and the spaces that it names, blank where it names none.
pub fn play<const N: usize>(card: Card, spaces: [Option<Space>; N], parts: usize) -> Sheet<Choice> {
    let spaces = spaces.into_iter().map(|space| space.map_or(Choice::Blank, Choice::Space));
    Sheet::of(
        std::iter::once(Choice::Card(card)).chain(spaces).chain(std::iter::repeat(Choice::Blank)).take(parts),
    )
}

fn best_of(spaces: Spaces, score: impl Fn(Space) -> i32) -> Option<Space> {
    spaces.iter().max_by_key(|space| score(*space))
}

/// The best first.
fn by(spaces: Spaces, score: impl Fn(Space) -> i32) -> impl Iterator<Item = Space> {
    let mut sorted: arrayvec::ArrayVec<Space, 16> = spaces.iter().collect();
    sorted.sort_by_key(|space| -score(*space));
    sorted.into_iter()
}
