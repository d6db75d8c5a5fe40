import { num } from '../svg.ts';
import { LETTER_GRID, type Letter, ONEST } from './onest.ts';

/** A text by the middle of the line it stands on. */
export interface Writing {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface LettersLook {
  readonly size: number;
  readonly fill: string;
  /** White around letters that stand on a drawing, as a share of their size. */
  readonly halo?: number;
  /** Whether texts are read from below upwards. */
  readonly isUpright?: boolean;
}

const NOTHING: Letter = [0, 0, 0, ''];

/** A letter that the font here does not have is written without its marks, and one of another alphabet not at all. */
const letterOf = (letter: string): Letter =>
  ONEST[letter] ?? ONEST[letter === '\u00A0' ? ' ' : letter.normalize('NFD').charAt(0)] ?? NOTHING;

/** How long a text is when written. */
export const lettersWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + letterOf(letter)[0], 0) * size) / LETTER_GRID;

/**
 * Texts of one look as one path of the outlines of Onest, each around its point: a picture knows no fonts of the page
 * that shows it, and a `<text>` in it is written with what the machine has.
 */
export function writeLetters(writings: readonly Writing[], look: LettersLook): string {
  const { size, fill, halo, isUpright } = look;
  const scale = size / LETTER_GRID;
  const data = writings
    .map(({ text, x, y }) => {
      const [along, down] = isUpright === true ? [-y, x] : [x, y];
      return outlineOf(text, along / scale, down / scale);
    })
    .join('');
  if (data === '') return '';
  const around =
    halo === undefined
      ? ''
      : ` paint-order="stroke" stroke="#fff" stroke-width="${num(halo * LETTER_GRID)}" stroke-linejoin="round"`;
  const turn = isUpright === true ? 'rotate(-90)' : '';
  const factor = String(Math.round(scale * 10_000) / 10_000).replace(/^0/, '');
  return `<path transform="${turn}scale(${factor})" fill="${fill}"${around} d="${data}"/>`;
}

function outlineOf(text: string, middle: number, down: number): string {
  let pen = middle - lettersWidth(text, LETTER_GRID) / 2;
  let data = '';
  for (const letter of text) {
    const [advance, x, y, rest] = letterOf(letter);
    if (rest !== '') data += `M${Math.round(pen + x)} ${Math.round(down + y)}${rest}`;
    pen += advance;
  }
  return data;
}
