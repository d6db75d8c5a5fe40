import { COMFORT_CLASSES, type ComfortClass } from '#domain/listing/comfort-class.ts';
import { isRoomsBucket } from '#domain/listing/rooms-bucket.ts';
import type { FacadeInput } from './facade/draw-facade.ts';
import type { FlatPlanInput } from './flat/lay-out-flat.ts';
import { PLAN_SIZES, type PlanSize } from './flat/plan-size.ts';
import type { LiftInput } from './lift/draw-lift.ts';
import type { StageInput } from './stage/draw-stage.ts';
import type { YardHouse, YardInput } from './yard/compose-yard.ts';
import type { PorchInput } from './yard/porch/draw-porch.ts';

export { type PlanSize, planSpan } from './flat/plan-size.ts';

// An address says everything its drawing is made of, so the drawing never changes and may be kept for ever.

/** Raised when drawings change, so that browsers ask for the new ones. */
const EDITION = 5;

const MAX_AREA_M2X100 = 1_000_000;
const MAX_FLOORS = 120;
const MAX_HOUSES = 99;

export interface PlanPicture {
  input: FlatPlanInput;
  size: PlanSize;
  furniture: boolean;
  dimensions: boolean;
}

export interface FacadePicture {
  input: FacadeInput;
  size: 'card' | 'hero';
  light: 'day' | 'dusk';
}

export interface YardPicture {
  input: YardInput;
  light: 'day' | 'dusk';
}

export interface PorchPicture {
  input: PorchInput;
  light: 'day' | 'dusk';
}

/** Gives what a plan is drawn after. Flats above each other are alike: one house draws one area one way. */
export function planInputOf(flat: Omit<FlatPlanInput, 'seed'> & { houseId: number }): FlatPlanInput {
  const { rooms, areaM2x100, kitchenAreaM2x100, balcony, loggia, houseId } = flat;
  const seed = houseId * 1_000_003 + areaM2x100;
  return { rooms, areaM2x100, kitchenAreaM2x100, balcony, loggia, seed };
}

/** '/pictures/5/plan/2-5430-1330-bl-77-card-fd.svg' */
export function planAddress({ input, size, furniture, dimensions }: PlanPicture): string {
  const parts = [
    input.rooms,
    input.areaM2x100,
    input.kitchenAreaM2x100 ?? 0,
    flags({ b: input.balcony, l: input.loggia }),
    input.seed >>> 0,
    size,
    flags({ f: furniture, d: dimensions }),
  ];
  return `/pictures/${EDITION}/plan/${parts.join('-')}.svg`;
}

/** Whose words stand beside a drawing; what they say changes the address, so that nobody keeps old prices. */
export interface SharedThing {
  kind: 'flat' | 'complex';
  id: number;
  said: (string | number | null)[];
}

/**
 * A drawing as a picture of 1200 × 630 pixels for those who show links: '/pictures/5/share/plan/….png', with words
 * '/pictures/5/share/plan/….png?flat=42&said=18450000-92300'.
 */
export function shareAddress(drawing: string, thing?: SharedThing): string {
  const picture = drawing.replace(/^(\/pictures\/\d+)\/(.+)\.svg$/, '$1/share/$2.png');
  return thing
    ? `${picture}?${thing.kind}=${thing.id}&said=${thing.said.map((it) => it ?? 0).join('-')}`
    : picture;
}

/** The drawing a file name of a plan asks for; undefined for a name we never write. */
export function parsePlanName(name: string): PlanPicture | undefined {
  const match = /^(\w+)-(\d{1,7})-(\d{1,7})-([bl]{1,2}|0)-(\d{1,10})-([a-z]+\d*)-([fd]{1,2}|0)\.svg$/.exec(
    name,
  );
  if (!match) return undefined;
  const [, rooms, area, kitchen, outside, seed, size, layers] = match;
  const areaM2x100 = Number(area);
  if (!isRoomsBucket(rooms) || areaM2x100 < 1 || areaM2x100 > MAX_AREA_M2X100) return undefined;
  if (!PLAN_SIZES.includes(size as PlanSize)) return undefined;
  return {
    input: {
      rooms,
      areaM2x100,
      kitchenAreaM2x100: Number(kitchen) || null,
      balcony: outside!.includes('b'),
      loggia: outside!.includes('l'),
      seed: Number(seed),
    },
    size: size as PlanSize,
    furniture: layers!.includes('f'),
    dimensions: layers!.includes('d'),
  };
}

/** '/pictures/5/facade/5-17-3-BUSINESS-card-day.svg' */
export function facadeAddress({ input, size, light }: FacadePicture): string {
  const { seed, floors, sections = 0, comfortClass } = input;
  const parts = [seed >>> 0, floors, sections, comfortClass ?? 0, size, light];
  return `/pictures/${EDITION}/facade/${parts.join('-')}.svg`;
}

/** The drawing a file name of a façade asks for; undefined for a name we never write. */
export function parseFacadeName(name: string): FacadePicture | undefined {
  const match = /^(\d{1,10})-(\d{1,3})-(\d{1,2})-([A-Z]+|0)-(card|hero)-(day|dusk)\.svg$/.exec(name);
  if (!match) return undefined;
  const [, seed, floors, sections, comfortClass, size, light] = match;
  if (!isClassOrNone(comfortClass!) || Number(floors) < 1 || Number(floors) > MAX_FLOORS) return undefined;
  return {
    input: {
      seed: Number(seed),
      floors: Number(floors),
      ...(Number(sections) > 0 ? { sections: Number(sections) } : {}),
      comfortClass: comfortClass === '0' ? null : (comfortClass as ComfortClass),
    },
    size: size as FacadePicture['size'],
    light: light as FacadePicture['light'],
  };
}

/** '/pictures/5/yard/5-17x3.9x2-BUSINESS-day.svg': seed, floors and sections of each house, class, light. */
export function yardAddress({ input: { seed, houses, comfortClass }, light }: YardPicture): string {
  const built = houses.map(({ floors, sections }) => `${floors}x${sections}`).join('.');
  return `/pictures/${EDITION}/yard/${[seed >>> 0, built, comfortClass ?? 0, light].join('-')}.svg`;
}

/** The drawing a file name of a yard asks for; undefined for a name we never write. */
export function parseYardName(name: string): YardPicture | undefined {
  const match = /^(\d{1,10})-([\dx.]{3,600})-([A-Z]+|0)-(day|dusk)\.svg$/.exec(name);
  if (!match) return undefined;
  const [, seed, built, comfortClass, light] = match;
  const houses = built!.split('.').map(parseYardHouse);
  if (
    !isClassOrNone(comfortClass!) ||
    houses.length > MAX_HOUSES ||
    !houses.every((house) => house !== undefined)
  )
    return undefined;
  return {
    input: {
      seed: Number(seed),
      houses,
      comfortClass: comfortClass === '0' ? null : (comfortClass as ComfortClass),
    },
    light: light as YardPicture['light'],
  };
}

/** Reads '17x3' as the floors and the sections of a house. */
function parseYardHouse(text: string): YardHouse | undefined {
  const [, floors, sections] = (/^(\d{1,3})x(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (!floors || !sections || floors > MAX_FLOORS) return undefined;
  return { floors, sections };
}

/** '/pictures/5/stage/5-17-3-BUSINESS-40.svg': a house that is being built, and how much of it stands in per cent. */
export function stageAddress({ seed, floors, sections = 0, comfortClass, builtPercent }: StageInput): string {
  const parts = [seed >>> 0, floors, sections, comfortClass ?? 0, builtPercent];
  return `/pictures/${EDITION}/stage/${parts.join('-')}.svg`;
}

/** The drawing a file name of a building site asks for; undefined for a name we never write. */
export function parseStageName(name: string): StageInput | undefined {
  const match = /^(\d{1,10})-(\d{1,3})-(\d{1,2})-([A-Z]+|0)-(\d{1,3})\.svg$/.exec(name);
  if (!match) return undefined;
  const [, seed, floors, sections, comfortClass, builtPercent] = match;
  if (!isClassOrNone(comfortClass!) || Number(floors) < 1 || Number(floors) > MAX_FLOORS) return undefined;
  if (Number(builtPercent) > 100) return undefined;
  return {
    seed: Number(seed),
    floors: Number(floors),
    ...(Number(sections) > 0 ? { sections: Number(sections) } : {}),
    comfortClass: comfortClass === '0' ? null : (comfortClass as ComfortClass),
    builtPercent: Number(builtPercent),
  };
}

/** '/pictures/5/porch/5-BUSINESS-day.svg' */
export function porchAddress({ input: { seed, comfortClass }, light }: PorchPicture): string {
  return `/pictures/${EDITION}/porch/${[seed >>> 0, comfortClass ?? 0, light].join('-')}.svg`;
}

/** The drawing a file name of an entrance asks for; undefined for a name we never write. */
export function parsePorchName(name: string): PorchPicture | undefined {
  const match = /^(\d{1,10})-([A-Z]+|0)-(day|dusk)\.svg$/.exec(name);
  if (!match) return undefined;
  const [, seed, comfortClass, light] = match;
  if (!isClassOrNone(comfortClass!)) return undefined;
  return {
    input: { seed: Number(seed), comfortClass: comfortClass === '0' ? null : (comfortClass as ComfortClass) },
    light: light as PorchPicture['light'],
  };
}

/** '/pictures/5/lift/5-17-BUSINESS.svg': seed, floors of the house, class. */
export function liftAddress({ seed, floors, comfortClass }: LiftInput): string {
  return `/pictures/${EDITION}/lift/${[seed >>> 0, floors, comfortClass ?? 0].join('-')}.svg`;
}

/** The drawing a file name of a hall of lifts asks for; undefined for a name we never write. */
export function parseLiftName(name: string): LiftInput | undefined {
  const match = /^(\d{1,10})-(\d{1,3})-([A-Z]+|0)\.svg$/.exec(name);
  if (!match) return undefined;
  const [, seed, floors, comfortClass] = match;
  if (!isClassOrNone(comfortClass!) || Number(floors) < 1 || Number(floors) > MAX_FLOORS) return undefined;
  return {
    seed: Number(seed),
    floors: Number(floors),
    comfortClass: comfortClass === '0' ? null : (comfortClass as ComfortClass),
  };
}

const isClassOrNone = (word: string): boolean =>
  word === '0' || (COMFORT_CLASSES as readonly string[]).includes(word);

function flags(values: Record<string, boolean>): string {
  const set = Object.keys(values).filter((name) => values[name]);
  return set.length === 0 ? '0' : set.join('');
}
