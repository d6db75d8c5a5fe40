/** Kinds of rooms by use; the digits that tell two bedrooms apart live in the room id. */
export type RoomKind =
  | 'studio'
  | 'space'
  | 'kitchen'
  | 'kitchenLiving'
  | 'living'
  | 'bedroom'
  | 'kids'
  | 'study'
  | 'niche'
  | 'hall'
  | 'corridor'
  | 'bath'
  | 'shower'
  | 'wc'
  | 'wardrobe'
  | 'laundry'
  | 'storage';

export interface RoomRule {
  readonly name: string;
  /** Shortest side that still works, in cm. */
  readonly minSideCm: number;
  /** Longest side over shortest side. */
  readonly maxAspect: number;
  /** The area a service room takes, depending on the flat's; null means a share of the remaining area. */
  readonly wantM2: ((flatM2: number) => number) | null;
  /** Weight when the left-over area is shared among main rooms. */
  readonly share: number;
  readonly needsWindow: boolean;
  readonly wet: boolean;
  /** Whether it counts as one of the «N-комнатная» rooms. */
  readonly living: boolean;
}

const between = (min: number, max: number, base: number, perM2: number) => (flatM2: number) =>
  Math.min(max, Math.max(min, base + perM2 * flatM2));

const main = (
  name: string,
  minSideCm: number,
  maxAspect: number,
  share: number,
  living: boolean,
): RoomRule => ({
  name,
  minSideCm,
  maxAspect,
  wantM2: null,
  share,
  needsWindow: true,
  wet: false,
  living,
});

const service = (
  name: string,
  minSideCm: number,
  maxAspect: number,
  wantM2: (flatM2: number) => number,
  wet: boolean,
): RoomRule => ({ name, minSideCm, maxAspect, wantM2, share: 0, needsWindow: false, wet, living: false });

export const roomRules: Readonly<Record<RoomKind, RoomRule>> = {
  studio: main('Студия', 260, 2.3, 1, false),
  space: main('Свободное пространство', 280, 2.4, 1, false),
  kitchen: main('Кухня', 185, 2.1, 0.72, false),
  kitchenLiving: main('Кухня-гостиная', 270, 2.1, 1.6, false),
  living: main('Гостиная', 285, 1.9, 1.2, true),
  bedroom: main('Спальня', 255, 1.9, 0.95, true),
  kids: main('Детская', 235, 1.95, 0.85, true),
  study: main('Кабинет', 225, 1.95, 0.75, true),
  niche: { ...main('Спальная ниша', 210, 1.7, 0.4, false), needsWindow: false },
  hall: service('Холл', 115, 4.4, between(2.8, 15, 1.2, 0.085), false),
  corridor: service('Коридор', 105, 9, between(2, 12, 1, 0.05), false),
  bath: service('Ванная', 150, 2.1, between(2.9, 7.2, 2.2, 0.035), true),
  shower: service('Душевая', 125, 2.2, between(2.2, 5, 1.7, 0.025), true),
  wc: service('Санузел', 88, 2.3, between(1.35, 2.8, 1, 0.012), true),
  wardrobe: service('Гардеробная', 112, 2.6, between(1.9, 9, 0.9, 0.034), false),
  laundry: service('Постирочная', 115, 2.3, between(1.8, 4.6, 1.1, 0.02), true),
  storage: service('Кладовая', 85, 2.4, between(1.1, 3.6, 0.7, 0.014), false),
};

/** Reads the kind out of a room id: «bedroom2» is a bedroom. */
export const kindOf = (roomId: string): RoomKind => roomId.replace(/\d{1,3}$/, '') as RoomKind;
