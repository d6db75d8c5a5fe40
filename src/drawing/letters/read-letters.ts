import { ONEST } from './onest.ts';

const LETTERS = new Map(Object.entries(ONEST).map(([letter, [, , , rest]]) => [rest, letter]));

/** The words that a drawing has as outlines, one text a path, without the spaces between them; for tests. */
export function readLetters(svg: string): string[] {
  return [...svg.matchAll(/ d="M([^"]+)"/g)].flatMap(([, data]) => {
    const letters = data!
      .split('M')
      .map((glyph) => LETTERS.get(glyph.replace(/^-?\d+[ -]-?\d*(?=[hvlqz])/, '')));
    return letters.every((letter) => letter !== undefined) ? [letters.join('')] : [];
  });
}
