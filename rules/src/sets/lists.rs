//! Lists of numbers, all in one piece of memory.

use std::ops::Index;

/// For each number below some count a list of numbers.
#[derive(Debug, Default)]
pub struct Lists {
    /// Where each list begins; one more at the end.
    from: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// So many lists of what is paired with each number, in the order of the pairs.
    pub fn of(count: usize, pairs: &[(u32, u32)]) -> Self {
        let mut from = vec![0; count + 1];
        pairs.iter().for_each(|&(list, _)| from[list as usize] += 1);
        let mut sum = 0;
        for length in &mut from {
            sum += *length;
            *length = sum;
        }
        let mut items = vec![0; pairs.len()];
        for &(list, item) in pairs.iter().rev() {
            let at = &mut from[list as usize];
            *at -= 1;
            items[*at as usize] = item;
        }
        Self { from, items }
    }

    /// How many lists.
    pub fn len(&self) -> usize {
        self.from.len() - 1
    }
}

impl Index<usize> for Lists {
    type Output = [u32];

    #[inline]
    fn index(&self, list: usize) -> &[u32] {
        &self.items[self.from[list] as usize..self.from[list + 1] as usize]
    }
}
