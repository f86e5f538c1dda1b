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

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

/// The member that says where a shorter array ends. An index is never named so.
const LENGTH: &str = "#";

/// What turns `before` into `after`, as JSON. Both are written without spaces, as [`serde_json`] writes them.
pub fn between(before: &RawValue, after: &RawValue) -> serde_json::Result<Box<RawValue>> {
    let mut change = String::new();
    write(&mut change, before.get(), after.get())?;
    RawValue::from_string(change)
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

fn write(change: &mut String, before: &str, after: &str) -> serde_json::Result<()> {
    let start = change.len();
    match (before.as_bytes().first(), after.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => members(change, before, after)?,
        (Some(b'['), Some(b'[')) => items(change, before, after)?,
        _ => whole(change, after),
    }
    if change.len() - start > after.len() + 2 {
        change.truncate(start);
        whole(change, after);
    }
    Ok(())
}

fn whole(change: &mut String, after: &str) {
    change.push('[');
    change.push_str(after);
    change.push(']');
}

fn members(change: &mut String, before: &str, after: &str) -> serde_json::Result<()> {
    let Members(before) = serde_json::from_str(before)?;
    let Members(after) = serde_json::from_str(after)?;
    let of = |members: &[Member<'_>], name: &str| members.iter().position(|(named, _)| named == name);
    change.push('{');
    for (name, value) in &after {
        match of(&before, name).map(|index| before[index].1.get()) {
            Some(was) if was == value.get() => {}
            Some(was) => {
                named(change, name)?;
                write(change, was, value.get())?;
            }
            None => {
                named(change, name)?;
                whole(change, value.get());
            }
        }
    }
    for (name, _) in before.iter().filter(|(name, _)| of(&after, name).is_none()) {
        named(change, name)?;
        change.push('0');
    }
    change.push('}');
    Ok(())
}

fn items(change: &mut String, before: &str, after: &str) -> serde_json::Result<()> {
    let before: Vec<&RawValue> = serde_json::from_str(before)?;
    let after: Vec<&RawValue> = serde_json::from_str(after)?;
    change.push('{');
    for (index, value) in after.iter().enumerate() {
        match before.get(index) {
            Some(was) if was.get() == value.get() => {}
            Some(was) => {
                named(change, &index.to_string())?;
                write(change, was.get(), value.get())?;
            }
            None => {
                named(change, &index.to_string())?;
                whole(change, value.get());
            }
        }
    }
    if after.len() < before.len() {
        named(change, LENGTH)?;
        change.push_str(&after.len().to_string());
    }
    change.push('}');
    Ok(())
}

fn named(change: &mut String, name: &str) -> serde_json::Result<()> {
    if !change.ends_with('{') {
        change.push(',');
    }
    change.push_str(&serde_json::to_string(name)?);
    change.push(':');
    Ok(())
}

type Member<'a> = (Cow<'a, str>, &'a RawValue);

/// An object as it is written: its members in their order, unread.
struct Members<'a>(Vec<Member<'a>>);

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Vec<Member<'de>>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    members.push((name, map.next_value()?));
                }
                Ok(members)
            }
        }
        from.deserialize_map(InOrder).map(Members)
    }
}

/// Borrowed unless something in it is escaped.
#[derive(Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

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
