import { writeLetters } from '../letters/write-letters.ts';

/** Muted grounds on which white letters have a contrast of 4.5 and more. */
const GROUNDS = ['#2f5d62', '#5b4b8a', '#7a4b2a', '#2d5a88', '#6b3f5c', '#3f6136'];
const NEUTRAL = '#56666b';
const MIDDLE = 32;
/** Capitals stand this high, and white around letters makes them bolder; both are shares of their size. */
const CAPITAL = 0.7;
const BOLDER = 0.03;

/**
 * A bank's name as a monogram on an opaque ground, SVG of 64 × 64; the same name always looks the same. Without a letter
 * that we can write it is neutral.
 */
export function drawBankIcon(name: string): string {
  const letters = monogram(name);
  const ground =
    GROUNDS[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % GROUNDS.length]!;
  const size = letters.length > 1 ? 26 : 34;
  const writing = { text: letters, x: MIDDLE, y: MIDDLE + (CAPITAL * size) / 2 };
  const written = writeLetters([writing], { size, fill: '#fff', halo: BOLDER });
  return written === '' ? drawNeutralBankIcon() : svg(ground, written);
}

/** The icon of a bank without one of its own: columns under a roof. */
export function drawNeutralBankIcon(): string {
  return svg(
    NEUTRAL,
    '<path fill="#fff" d="M12 26 32 14l20 12v4H12zM16 34h5v12h-5zm13.5 0h5v12h-5zM43 34h5v12h-5zM12 49h40v4H12z"/>',
  );
}

/** The first letters of two words at most; the word «банк» tells nothing. */
function monogram(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const naming = words.filter((word) => word.toLowerCase() !== 'банк');
  return naming
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('');
}

function svg(ground: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${ground}"/>${drawing}</svg>`;
}
