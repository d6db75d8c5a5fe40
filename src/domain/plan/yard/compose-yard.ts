import { pickOne, seededRandom } from '../random.ts';
import { type Composition, compositionRules, mirrored } from './compositions.ts';

export interface YardInput {
  readonly seed: number;
  readonly houses: number;
  /** Of the tallest house. */
  readonly floors: number;
  readonly comfortClass?: 'COMFORT' | 'BUSINESS' | 'ELITE' | null;
}

/** Further houses of a very large complex belong to another quarter. */
const MOST_HOUSES = 8;
/** Taller houses are drawn this tall, for a window must stay a window. */
const MOST_FLOORS = 42;

/** Where the houses stand, by seed, among the ways that suit their number and height. */
export function composeYard(input: YardInput): Composition & { id: string } {
  const houses = Math.max(1, Math.min(MOST_HOUSES, Math.round(input.houses)));
  const floors = Math.max(1, Math.min(MOST_FLOORS, Math.round(input.floors)));
  const random = seededRandom(input.seed ^ 0x51c7);
  const rule = pickOne(
    compositionRules.filter(
      (one) =>
        one.houses[0] <= houses &&
        houses <= one.houses[1] &&
        one.floors[0] <= floors &&
        floors <= one.floors[1],
    ),
    random(),
  );
  const laid = rule.lay(houses, floors);
  return { id: rule.id, ...(random() < 0.5 ? laid : mirrored(laid)) };
}
