import { countSigns } from './count-signs.ts';

/** Flats of a floor a card has room for. */
const FLATS_SHOWN = 12;

/**
 * The part of floors that fits a card, the same places of each: where the most flats found stand, the leftmost of
 * equal ones.
 */
export function cropMiniBoard(rows: readonly string[]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  let best = { start: 0, count: -1 };
  for (let start = 0; start === 0 || start + FLATS_SHOWN <= width; start++) {
    const count = countSigns(
      rows.map((row) => row.slice(start, start + FLATS_SHOWN)),
      'found',
    );
    if (count > best.count) best = { start, count };
  }
  return rows.map((row) => row.slice(best.start, best.start + FLATS_SHOWN));
}
