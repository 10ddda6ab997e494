//! The parts of a text that a search finds in it.

/// A text in parts, each with whether it is a word of the query. `plain` leaves out what the search does
/// not look at, such as accents, and gives the same for a sign as for the signs around it.
///
/// ```
/// use tabletop::rulebook::hits;
/// let plain = |text: &str| text.replace('ö', "o");
/// let parts = hits("Two stacks of Ekö", "EKO st", plain);
/// let parts: Vec<_> = parts.iter().map(|(hit, part)| (*hit, part.as_str())).collect();
/// assert_eq!(parts, [(false, "Two "), (true, "st"), (false, "acks of "), (true, "Ekö")]);
/// ```
#[must_use]
pub fn hits(text: &str, query: &str, plain: impl Fn(&str) -> String) -> Vec<(bool, String)> {
    let signs: Vec<&str> =
        text.char_indices().map(|(at, sign)| &text[at..at + sign.len_utf8()]).collect();
    // The plain text, and of each byte of it the sign that it is made of.
    let (mut folded, mut origin) = (String::new(), Vec::new());
    for (number, sign) in signs.iter().enumerate() {
        folded += &if sign.is_ascii() { sign.to_lowercase() } else { plain(sign).to_lowercase() };
        origin.resize(folded.len(), number);
    }
    let mut hit = vec![false; signs.len()];
    for word in plain(query).to_lowercase().split_whitespace() {
        for (at, _) in folded.match_indices(word) {
            origin[at..at + word.len()].iter().for_each(|number| hit[*number] = true);
        }
    }
    let mut parts: Vec<(bool, String)> = Vec::new();
    for (sign, hit) in signs.into_iter().zip(hit) {
        match parts.last_mut().filter(|(last, _)| *last == hit) {
            Some((_, part)) => part.push_str(sign),
            None => parts.push((hit, sign.to_owned())),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_a_hit_or_a_query_is_one_part() {
        let whole = vec![(false, "A stack moves.".to_owned())];
        assert_eq!(hits("A stack moves.", "zeppelin", str::to_owned), whole);
        assert_eq!(hits("A stack moves.", " ", str::to_owned), whole);
        assert_eq!(hits("", "a", str::to_owned), []);
    }

    #[test]
    fn a_sign_of_several_letters_is_marked_whole() {
        let plain = |text: &str| text.replace('œ', "oe");
        let parts = hits("nœud", "oe", plain);
        assert_eq!(parts[1], (true, "œ".to_owned()));
        assert_eq!(hits("nœud", "e", plain)[1], (true, "œ".to_owned()));
    }
}
