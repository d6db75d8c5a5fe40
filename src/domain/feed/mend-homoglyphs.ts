/** Letters of both alphabets that look the same, each pair at one place. */
const LATIN = 'ABCEHKMOPTXaceopxy';
const CYRILLIC = 'АВСЕНКМОРТХасеорху';

/**
 * Brings words written with letters of both alphabets («pacполoжeн») back to one: to the alphabet that has letters of
 * the word that the other lacks. Exporters mix them so that one text looks like many; a search finds no such word.
 */
export function mendHomoglyphs(text: string): string {
  return text.replace(/[A-Za-zА-Яа-яЁё]+/g, (word) => {
    const letters = [...word];
    const isLatin = letters.filter((letter) => /[A-Za-z]/.test(letter));
    if (isLatin.length === 0 || isLatin.length === letters.length) return word;
    if (isLatin.every((letter) => LATIN.includes(letter))) return swapped(letters, LATIN, CYRILLIC);
    const others = letters.filter((letter) => !isLatin.includes(letter));
    return others.every((letter) => CYRILLIC.includes(letter)) ? swapped(letters, CYRILLIC, LATIN) : word;
  });
}

function swapped(letters: readonly string[], from: string, to: string): string {
  return letters.map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
