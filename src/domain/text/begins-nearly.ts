/** No name has a longer word, so what is longer is none. */
const LONGEST = 32;

/**
 * Tells whether a name begins with the word as typed with at most `slips` of these: a letter left out, put in, or
 * another in its place, or two neighbours changed about (the distance of Damerau and Levenshtein to the nearest
 * beginning of the name).
 */
export function beginsNearly(name: string, word: string, slips: number): boolean {
  if (slips === 0) return name.startsWith(word);
  if (word.length > LONGEST || name.length + slips < word.length) return false;
  // Letters further on belong to no beginning that is near.
  const end = Math.min(name.length, word.length + slips);
  let before: number[] = [];
  let above = Array.from({ length: end + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const here = [row];
    for (let column = 1; column <= end; column++) {
      const isSame = word[row - 1] === name[column - 1];
      const isTurned = row > 1 && word[row - 1] === name[column - 2] && word[row - 2] === name[column - 1];
      here.push(
        Math.min(
          above[column]! + 1,
          here[column - 1]! + 1,
          above[column - 1]! + (isSame ? 0 : 1),
          isTurned ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...here) > slips) return false;
    before = above;
    above = here;
  }
  return Math.min(...above) <= slips;
}
