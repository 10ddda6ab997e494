//! Examples to learn from: choices among options that have features, each with its share.

/// Choices in one flat list, as there are millions of features.
#[derive(Default)]
pub(super) struct Choices {
    /// A feature and its strength, option by option.
    entries: Vec<(u16, f32)>,
    /// Where the entries of each option end, and its share of 1.
    options: Vec<(usize, f32)>,
    /// Where the options of each choice end.
    ends: Vec<usize>,
}

/// An option: its share and its features.
pub(super) type Choice<'a> = (f32, &'a [(u16, f32)]);

impl Choices {
    /// Adds a choice with these shares; the entries are an option, a feature and its strength.
    pub fn add(&mut self, shares: &[f32], mut entries: Vec<(usize, usize, f32)>) {
        entries.sort_by_key(|(option, ..)| *option);
        let mut rest = entries.as_slice();
        for (option, share) in shares.iter().enumerate() {
            let here = rest.partition_point(|(of, ..)| *of == option);
            self.entries.extend(rest[..here].iter().map(|(_, feature, s)| (*feature as u16, *s)));
            rest = &rest[here..];
            self.options.push((self.entries.len(), *share));
        }
        self.ends.push(self.options.len());
    }

    /// The number of choices.
    pub const fn len(&self) -> usize {
        self.ends.len()
    }

    /// The options of a choice.
    pub fn options(&self, number: usize) -> impl ExactSizeIterator<Item = Choice<'_>> {
        let first = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        (first..self.ends[number]).map(|option| {
            let begin = option.checked_sub(1).map_or(0, |before| self.options[before].0);
            let (end, share) = self.options[option];
            (share, &self.entries[begin..end])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_back_option_by_option() {
        let mut choices = Choices::default();
        choices.add(&[1.0, 0.0], vec![(1, 3, 0.5), (0, 2, 1.0), (1, 4, 2.0)]);
        choices.add(&[0.5, 0.25, 0.25], vec![(2, 7, 1.0)]);
        assert_eq!(choices.len(), 2);
        let first: Vec<_> = choices.options(0).collect();
        assert_eq!(first, [(1.0, &[(2, 1.0)][..]), (0.0, &[(3, 0.5), (4, 2.0)][..])]);
        let lengths: Vec<_> = choices.options(1).map(|(_, entries)| entries.len()).collect();
        assert_eq!(lengths, [0, 0, 1]);
    }
}
