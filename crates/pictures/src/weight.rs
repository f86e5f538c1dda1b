//! What a drawing holds, and how much work it would be. A drawing of a hundred lines can ask for a million shapes, by
//! using what uses what uses something; here it is walked as it would be drawn, and given up when it is too much.

use std::collections::HashMap;

use resvg::usvg::roxmltree::{Document, Node};

use crate::Flaw;

/// Elements and texts that a drawing is written with.
pub const MOST_NODES: u32 = 60_000;
/// Elements that are met on the way, counted as often as they are met.
const MOST_STEPS: u32 = 60_000;
/// Groups, masks and filters, each of which may take a sheet of its own.
const MOST_SHEETS: u32 = 2_000;
/// Elements inside of one another, and used by one another.
const DEEPEST: u32 = 60;
/// Every rule of a style sheet is tried on every element.
const LONGEST_STYLES: usize = 64 * 1024;

/// What multiplies work in ways that cannot be seen from the text.
const HEAVY: [&str; 10] = [
    "pattern",
    "marker",
    "feConvolveMatrix",
    "feDiffuseLighting",
    "feDisplacementMap",
    "feImage",
    "feMorphology",
    "feSpecularLighting",
    "feTile",
    "feTurbulence",
];
const SHEETS: [&str; 8] = ["g", "svg", "use", "symbol", "a", "switch", "mask", "filter"];

pub fn check(document: &Document) -> Result<(), Flaw> {
    look_for_what_is_not_drawn(document)?;
    let mut styles = String::new();
    for style in document.descendants().filter(|node| node.has_tag_name_like("style")) {
        style.children().filter_map(|node| node.text()).for_each(|text| styles.push_str(text));
    }
    if styles.len() > LONGEST_STYLES {
        return Err(Flaw::SvgTooHeavy);
    }
    if names_something_outside(&styles) || styles.contains("@import") {
        return Err(Flaw::SvgOutside);
    }
    let by_id = document.descendants().filter_map(|node| Some((node.attribute("id")?, node))).collect();
    let mut walk = Walk { by_id, by_class: classes(&styles), steps: 0, sheets: 0 };
    walk.visit(document.root_element(), 0)
}

trait Called {
    fn has_tag_name_like(&self, name: &str) -> bool;
}

impl Called for Node<'_, '_> {
    /// In whatever namespace: what is no drawing to us may be one to others.
    fn has_tag_name_like(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name().eq_ignore_ascii_case(name)
    }
}

fn look_for_what_is_not_drawn(document: &Document) -> Result<(), Flaw> {
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        match name.to_ascii_lowercase().as_str() {
            "script" => return Err(Flaw::SvgScript),
            "image" | "foreignobject" | "iframe" => return Err(Flaw::SvgOutside),
            "text" => return Err(Flaw::SvgText),
            _ if HEAVY.iter().any(|heavy| heavy.eq_ignore_ascii_case(name)) => {
                return Err(Flaw::SvgTooHeavy);
            }
            _ => {}
        }
        for attribute in node.attributes() {
            let is_reference = attribute.name() == "href" && !node.has_tag_name_like("a");
            let is_script = attribute.name().starts_with("on")
                || attribute.value().trim_start().starts_with("javascript:");
            if is_script {
                return Err(Flaw::SvgScript);
            }
            if is_reference && !attribute.value().trim_start().starts_with('#')
                || names_something_outside(attribute.value())
            {
                return Err(Flaw::SvgOutside);
            }
        }
    }
    Ok(())
}

/// What stands in every `url(…)`.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split("url(").skip(1).map(|rest| {
        let inside = rest.split(')').next().unwrap_or_default();
        inside.trim_matches([' ', '\t', '\n', '\r', '"', '\''])
    })
}

fn names_something_outside(text: &str) -> bool {
    named(text).any(|name| !name.starts_with('#'))
}

fn ids(text: &str) -> impl Iterator<Item = &str> {
    named(text).filter_map(|name| name.strip_prefix('#'))
}

/// For each class the ids that a style sheet makes its elements refer to; under no name those of all elements.
fn classes(styles: &str) -> HashMap<&str, Vec<&str>> {
    let mut found: HashMap<&str, Vec<&str>> = HashMap::new();
    for block in styles.split('}') {
        let Some((selectors, body)) = block.rsplit_once('{') else { continue };
        let referred: Vec<&str> = ids(body).collect();
        if referred.is_empty() {
            continue;
        }
        let mut names = selectors.split('.').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_');
            &rest[..end.unwrap_or(rest.len())]
        });
        let first = names.next().unwrap_or_default();
        for name in std::iter::once(first).chain(names) {
            found.entry(name).or_default().extend(&referred);
        }
    }
    found
}

struct Walk<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    by_class: HashMap<&'a str, Vec<&'a str>>,
    steps: u32,
    sheets: u32,
}

impl<'a, 'input> Walk<'a, 'input> {
    fn visit(&mut self, node: Node<'a, 'input>, depth: u32) -> Result<(), Flaw> {
        self.steps += 1;
        self.sheets += u32::from(SHEETS.contains(&node.tag_name().name()));
        if self.steps > MOST_STEPS || self.sheets > MOST_SHEETS || depth > DEEPEST {
            return Err(Flaw::SvgTooHeavy);
        }
        for child in node.children().filter(Node::is_element) {
            self.visit(child, depth + 1)?;
        }
        for id in self.referred(node) {
            if let Some(other) = self.by_id.get(id).copied() {
                self.visit(other, depth + 1)?;
            }
        }
        Ok(())
    }

    /// What an element refers to: by link, by attribute, by style, and by the style of its class.
    fn referred(&self, node: Node<'a, 'input>) -> Vec<&'a str> {
        let mut found = Vec::new();
        for attribute in node.attributes() {
            if attribute.name() == "href" {
                found.extend(attribute.value().trim_start().strip_prefix('#'));
            }
            found.extend(ids(attribute.value()));
        }
        let classes = node.attribute("class").unwrap_or_default().split_whitespace().chain([""]);
        for class in classes {
            found.extend(self.by_class.get(class).into_iter().flatten());
        }
        found
    }
}
