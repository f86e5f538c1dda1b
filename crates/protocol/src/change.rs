//! What changed from one JSON text to the next. Most of an update was in the one before it: only the rest travels.
//!
//! A change is made from nothing but the two texts, and whoever gets it has seen the first and may see the second: it
//! tells no more than they do, in its length neither.
//!
//! | a change | means |
//! |---|---|
//! | `[value]` | this value instead |
//! | `0` | the member is gone |
//! | `{"name": change, …}` | these members of an object changed or are new, the others stay |
//! | `{"3": change, "#": 5, …}` | these items of an array changed or are new, and it ends after five of them |

use serde_json::Value;
use serde_json::value::RawValue;

/// The member that says where a shorter array ends. An index is never named so.
const LENGTH: &str = "#";

/// What turns `before` into `after`, as JSON. Both are written without spaces, as [`serde_json`] writes them.
/// Nothing, if they are not.
pub fn between(before: &RawValue, after: &RawValue) -> Option<Box<RawValue>> {
    let mut change = String::new();
    write(&mut change, before.get(), after.get())?;
    RawValue::from_string(change).ok()
}

/// `before` with the change made. Nothing, if it is no change of that.
pub fn apply(before: Value, change: &Value) -> Option<Value> {
    match (before, change) {
        (_, Value::Array(whole)) => match whole.as_slice() {
            [value] => Some(value.clone()),
            _ => None,
        },
        (Value::Object(mut members), Value::Object(changes)) => {
            for (name, change) in changes {
                let member = members.remove(name).unwrap_or(Value::Null);
                if *change != 0 {
                    members.insert(name.clone(), apply(member, change)?);
                }
            }
            Some(Value::Object(members))
        }
        (Value::Array(mut items), Value::Object(changes)) => {
            let length =
                changes.get(LENGTH).map_or(Some(items.len()), |length| length.as_u64()?.try_into().ok())?;
            items.truncate(length);
            let indexed = changes.iter().filter(|(index, _)| *index != LENGTH);
            let indexed = indexed.map(|(index, change)| Some((index.parse::<usize>().ok()?, change)));
            let mut indexed = indexed.collect::<Option<Vec<_>>>()?;
            indexed.sort_unstable_by_key(|(index, _)| *index);
            for (index, change) in indexed {
                if index == items.len() {
                    items.push(Value::Null);
                }
                let item = items.get_mut(index)?;
                *item = apply(item.take(), change)?;
            }
            Some(Value::Array(items))
        }
        _ => None,
    }
}

/// Nothing, if one of them is not written as we write.
fn write(change: &mut String, before: &str, after: &str) -> Option<()> {
    let start = change.len();
    match (before.as_bytes().first()?, after.as_bytes().first()?) {
        (b'{', b'{') => members(change, before, after)?,
        (b'[', b'[') => items(change, before, after)?,
        _ => whole(change, after),
    }
    if change.len() - start > after.len() + 2 {
        change.truncate(start);
        whole(change, after);
    }
    Some(())
}

fn whole(change: &mut String, after: &str) {
    change.push('[');
    change.push_str(after);
    change.push(']');
}

fn members(change: &mut String, before: &str, after: &str) -> Option<()> {
    let before = Parts::of(before).collect::<Option<Vec<_>>>()?;
    let mut met = vec![false; before.len()];
    change.push('{');
    let mut after = Parts::of(after);
    for index in 0.. {
        let Some(name) = after.name()? else { break };
        // Members keep their order: most often it is the one in the same place.
        let same = |place: &usize| before.get(*place).is_some_and(|part| part.name == name);
        let place = Some(index).filter(same).or_else(|| before.iter().position(|part| part.name == name));
        if let Some(place) = place {
            met[place] = true;
            if after.skip_if(before[place].value) {
                continue;
            }
        }
        let value = after.value()?;
        named(change, name);
        match place {
            Some(place) => write(change, before[place].value, value)?,
            None => whole(change, value),
        }
    }
    for (gone, _) in before.iter().zip(met).filter(|(_, met)| !met) {
        named(change, gone.name);
        change.push('0');
    }
    change.push('}');
    Some(())
}

fn items(change: &mut String, before: &str, after: &str) -> Option<()> {
    let (mut before, mut after) = (Parts::of(before), Parts::of(after));
    change.push('{');
    let mut length = 0;
    while !after.is_over() {
        let was = match before.next() {
            Some(part) => Some(part?.value),
            None => None,
        };
        if !was.is_some_and(|was| after.skip_if(was)) {
            let value = after.value()?;
            named(change, &format!("\"{length}\""));
            match was {
                Some(was) => write(change, was, value)?,
                None => whole(change, value),
            }
        }
        length += 1;
    }
    if !before.is_over() {
        named(change, &format!("\"{LENGTH}\""));
        change.push_str(&length.to_string());
    }
    change.push('}');
    Some(())
}

/// A name is in its quotes already.
fn named(change: &mut String, name: &str) {
    if !change.ends_with('{') {
        change.push(',');
    }
    change.push_str(name);
    change.push(':');
}

/// A member of an object, with its name as it is written, or an item of an array, without one.
struct Part<'a> {
    name: &'a str,
    value: &'a str,
}

/// What an object or an array is made of, unread: it is our own text, and most of it is only compared.
struct Parts<'a> {
    text: &'a str,
    at: usize,
    is_object: bool,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Self {
        Parts { text, at: 1, is_object: text.starts_with('{') }
    }

    fn is_over(&self) -> bool {
        matches!(self.text.as_bytes().get(self.at), None | Some(b'}' | b']'))
    }

    /// The name of the next member, after which its value is next. None, if there is none any more.
    fn name(&mut self) -> Option<Option<&'a str>> {
        if self.is_over() {
            return Some(None);
        }
        let end = end_of_string(self.text.as_bytes(), self.at)?;
        let name = self.text.get(self.at..end)?;
        // Behind the colon.
        self.at = end + 1;
        Some(Some(name))
    }

    fn value(&mut self) -> Option<&'a str> {
        let end = end(self.text.as_bytes(), self.at)?;
        let value = self.text.get(self.at..end)?;
        self.go_on(end);
        Some(value)
    }

    /// Is the next value this very one? Then it is behind us.
    fn skip_if(&mut self, value: &str) -> bool {
        let end = self.at + value.len();
        let bytes = self.text.as_bytes();
        let is = bytes.get(self.at..end) == Some(value.as_bytes())
            && matches!(bytes.get(end), Some(b',' | b'}' | b']'));
        if is {
            self.go_on(end);
        }
        is
    }

    /// Behind the comma, if there is one.
    fn go_on(&mut self, end: usize) {
        self.at = end + usize::from(self.text.as_bytes().get(end) == Some(&b','));
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Option<Part<'a>>;

    /// Nothing inside, if it is not written as we write.
    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over() {
            return None;
        }
        let name = if self.is_object { self.name().flatten() } else { Some("") };
        Some(name.and_then(|name| Some(Part { name, value: self.value()? })))
    }
}

/// Where the value ends that begins here.
fn end(text: &[u8], at: usize) -> Option<usize> {
    match text.get(at)? {
        b'"' => end_of_string(text, at),
        b'{' | b'[' => {
            let (mut at, mut depth) = (at, 0_usize);
            loop {
                match text.get(at)? {
                    b'"' => {
                        at = end_of_string(text, at)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
                if depth == 0 {
                    return Some(at);
                }
            }
        }
        _ => {
            let length = text[at..].iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
            Some(length.map_or(text.len(), |length| at + length))
        }
    }
}

/// Behind the closing quote of the string that begins here.
fn end_of_string(text: &[u8], at: usize) -> Option<usize> {
    let mut at = at + 1;
    loop {
        match text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;
    use serde_json::value::to_raw_value;

    use super::*;

    fn change(before: &Value, after: &Value) -> Box<RawValue> {
        between(&to_raw_value(before).unwrap(), &to_raw_value(after).unwrap()).unwrap()
    }

    fn any_json() -> impl Strategy<Value = Value> {
        // Few names and few values, so that two of these have something in common.
        let name = prop::sample::select(vec!["a", "b", "0", "#", "\"", "ż"]);
        let leaf =
            prop::sample::select(vec![json!(null), json!(0), json!(1), json!("x"), json!("{"), json!([])]);
        leaf.prop_recursive(4, 64, 12, move |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..12).prop_map(Value::from),
                prop::collection::vec((name.clone(), inner), 0..6).prop_map(|members| {
                    members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect::<Value>()
                }),
            ]
        })
    }

    proptest! {
        #[test]
        fn whoever_knows_the_one_and_the_change_knows_the_other(before in any_json(), after in any_json()) {
            let change = change(&before, &after);
            let read = serde_json::from_str(change.get()).unwrap();
            prop_assert_eq!(apply(before, &read), Some(after.clone()));
            prop_assert!(change.get().len() <= after.to_string().len() + 2, "never much longer than all of it");
        }
    }

    /// The client reads the same ones.
    #[test]
    fn only_what_changed_is_in_it() {
        let cases: Vec<Value> =
            serde_json::from_str(include_str!("../../../web/src/lib/changes.json")).unwrap();
        for case in &cases {
            let change: Value = serde_json::from_str(change(&case["before"], &case["after"]).get()).unwrap();
            assert_eq!(change, case["change"], "{}", case["why"]);
            assert_eq!(
                apply(case["before"].clone(), &change).as_ref(),
                Some(&case["after"]),
                "{}",
                case["why"]
            );
        }
    }

    #[test]
    fn what_is_no_change_of_that_is_none() {
        for (before, change) in [
            (json!(1), json!({"a": [1]})),
            (json!([1]), json!({"7": [1]})),
            (json!([1]), json!({"x": [1]})),
            (json!([1]), json!({"#": -1})),
            (json!({"a": 1}), json!({"a": 1})),
            (json!({"a": 1}), json!([1, 2])),
        ] {
            assert_eq!(apply(before, &change), None, "{change}");
        }
    }
}
