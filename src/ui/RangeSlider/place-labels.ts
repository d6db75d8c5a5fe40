import type { RangeScale } from './range-scale.ts';

/** A value with a label under the track. */
export interface RangeMark {
  value: number;
  label: string;
}

export interface PlacedMark extends RangeMark {
  /** The place as a share of the track. */
  share: number;
  /** The narrowest track the label stands on without touching a neighbour. */
  fits: 'narrow' | 'wide' | 'never';
}

const WIDTHS = { narrow: 280, wide: 460 };
/** Pixels of a 12 px character, and of the air between labels. */
const CHARACTER = 7;
const AIR = 8;

type Placed = RangeMark & { share: number };

/** Labels in their places. Of two that touch the later one goes; the last carries the unit and always stays. */
export function placeLabels(marks: readonly RangeMark[], scale: RangeScale): PlacedMark[] {
  const placed = marks.map((mark) => ({ ...mark, share: scale.toShare(mark.value) }));
  const narrow = fitting(placed, WIDTHS.narrow, placed.slice(-1));
  const wide = fitting(placed, WIDTHS.wide, narrow);
  return placed.map((mark) => ({
    ...mark,
    fits: narrow.includes(mark) ? 'narrow' : wide.includes(mark) ? 'wide' : 'never',
  }));
}

/** The labels that stay, and those that find room among them. */
function fitting(marks: readonly Placed[], width: number, stay: readonly Placed[]): Placed[] {
  const kept = [...stay];
  for (const mark of marks) {
    const [left, right] = edges(mark, width);
    const touches = kept.some((other) => {
      const [otherLeft, otherRight] = edges(other, width);
      return left < otherRight + AIR && otherLeft < right + AIR;
    });
    if (!touches) kept.push(mark);
  }
  return kept;
}

/** A label is centred under its value and stays within the track. */
function edges({ share, label }: Placed, width: number): [number, number] {
  const length = label.length * CHARACTER;
  const left = Math.min(Math.max(share * width - length / 2, 0), width - length);
  return [left, left + length];
}
