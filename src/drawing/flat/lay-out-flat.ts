import type { RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { seededRandom } from '#domain/random.ts';
import { addBalconies, type Balcony } from './balconies.ts';
import { chooseLayout, type FittedLayout } from './choose-layout.ts';
import { mirror } from './mirror.ts';

/** The facts a plan is drawn from; areas are in hundredths of a square metre. */
export interface FlatPlanInput {
  readonly rooms: RoomsBucket;
  readonly areaM2x100: number;
  readonly kitchenAreaM2x100?: number | null;
  readonly balcony: boolean;
  readonly loggia: boolean;
  readonly seed: number;
}

/** A whole flat in drawing units; one unit is `unitCm` centimetres. */
export interface FlatPlan extends FittedLayout {
  readonly balconies: readonly Balcony[];
  readonly unitCm: number;
  readonly areaM2x100: number;
  readonly kitchenAreaM2x100: number | null;
}

/**
 * The range of areas (m²) in which a flat of so many rooms is drawn in true size; others are the nearest one, scaled.
 */
const liveable: Readonly<Record<RoomsBucket, readonly [number, number]>> = {
  '0': [18, 130],
  '1': [28, 180],
  '2': [42, 200],
  '3': [58, 210],
  '4': [78, 220],
  manyRooms: [100, 200],
  openPlan: [34, 250],
};

/** Gives the kitchen the stated area, unless that would leave no room for the rest of the flat. */
function kitchenCm2(input: FlatPlanInput, scale: number): number | null {
  const stated = input.kitchenAreaM2x100 ?? null;
  if (stated === null || stated <= 0) return null;
  const share = stated / input.areaM2x100;
  return share < 0.06 || share > 0.55 ? null : stated * 100 * scale;
}

/** Lays out a flat: picks a topology for the seed, sizes its rooms to the area, cuts doors and windows. */
export function layOutFlat(input: FlatPlanInput): FlatPlan {
  const areaM2 = input.areaM2x100 / 100;
  const [least, most] = liveable[input.rooms];
  const drawnM2 = Math.min(most, Math.max(least, areaM2));
  const random = seededRandom(input.seed ^ 0x51ed);
  const kitchen = kitchenCm2(input, drawnM2 / areaM2);
  const fitted = chooseLayout(input.rooms, drawnM2 * 10_000, kitchen, input.seed);
  const turned = random() < 0.5 ? mirror(fitted) : fitted;
  return {
    ...turned,
    balconies: addBalconies(turned, input),
    unitCm: Math.sqrt(areaM2 / drawnM2),
    areaM2x100: input.areaM2x100,
    kitchenAreaM2x100: kitchen === null ? null : (input.kitchenAreaM2x100 ?? null),
  };
}
