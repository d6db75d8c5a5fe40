import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Renovation } from '#domain/listing/renovation.ts';
import type { HandoverTerm, Quarter } from '#domain/time/quarter.ts';
import { between, pick, pickWeighted, type Random, wholeBetween } from '../random.ts';
import type { WorldHouse } from './model.ts';
import type { Site } from './sites.ts';
import { SPECIAL } from './special-sites.ts';

/** The brief to the architect of a house. */
export interface HouseProgram {
  comfortClass: ComfortClass;
  floors: number;
  /** The lowest residential floor; the floors below it are shops. */
  firstFloor: 1 | 2 | 3;
  sections: number;
  hasPenthouse: boolean;
  renovations: Renovation[];
  pricePerM2: number;
  roundTo: number;
  usualAreaM2: number;
  freeShare: number;
  handover: HandoverTerm;
  state: WorldHouse['state'];
  material: Material | null;
  ceilingCm: number | null;
}

/** The last quarter that had ended when the world was made. */
const NOW = { year: 2026, quarter: 4 };

const CLASS_PRICE: Record<ComfortClass, number> = { COMFORT: 1, BUSINESS: 1.3, ELITE: 1.9 };
const USUAL_AREA: Record<ComfortClass, number> = { COMFORT: 48, BUSINESS: 72, ELITE: 140 };

const FIRST_HANDOVER: readonly (readonly [number, number])[] = [
  [2024, 8],
  [2025, 14],
  [2026, 26],
  [2027, 27],
  [2028, 18],
  [2029, 7],
];

const FINISHES: Record<ComfortClass, readonly (readonly Renovation[])[]> = {
  COMFORT: [
    ['fine'],
    ['fine', 'preFine'],
    ['preFine'],
    ['none'],
    ['fine', 'furnished'],
    ['rough', 'preFine'],
  ],
  BUSINESS: [['preFine'], ['none', 'preFine'], ['preFine', 'fine'], ['furnished']],
  ELITE: [['none'], ['none', 'fine']],
};

const MATERIALS: Record<ComfortClass, readonly (readonly [Material, number])[]> = {
  COMFORT: [
    ['monolith', 45],
    ['panel', 22],
    ['monolith2', 22],
    ['brick', 6],
    ['block', 5],
  ],
  BUSINESS: [
    ['monolith', 60],
    ['monolith2', 40],
  ],
  ELITE: [
    ['monolith2', 55],
    ['monolith', 30],
    ['brick', 15],
  ],
};

/** Draws the programs of the houses of a complex, in the order they are built. */
export function drawPrograms(site: Site, random: Random): HouseProgram[] {
  const { comfortClass, town, district } = site;
  const special = SPECIAL[site.name] ?? {};
  const pricePerM2 = district.price * 1_000 * CLASS_PRICE[comfortClass] * between(0.93, 1.09, random);
  const count = special.houses ?? housesOf(comfortClass, random);
  const floors = special.floors ?? floorsOf(site, random);
  const renovations = [...pick(FINISHES[comfortClass], random)];
  const material = pickWeighted(MATERIALS[comfortClass], random);
  const ceilingCm = special.ceilingCm ?? ceilingOf(comfortClass, random);
  let quarters = pickWeighted(FIRST_HANDOVER, random) * 4 + wholeBetween(0, 3, random);
  return Array.from({ length: count }, (_, at): HouseProgram => {
    if (at > 0) quarters += wholeBetween(0, 3, random);
    const term = { year: Math.floor(quarters / 4), quarter: ((quarters % 4) + 1) as Quarter };
    const state = stateAt(quarters);
    const height = Math.max(5, Math.min(40, floors + wholeBetween(-3, 3, random)));
    const firstFloor = comfortClass === 'ELITE' ? 2 : pick([1, 2, 2] as const, random);
    const left = (NOW.year * 4 + 16 - quarters) / 24;
    return {
      comfortClass,
      floors: height,
      firstFloor,
      sections: special.sections ?? sectionsOf(comfortClass, height, random),
      hasPenthouse: comfortClass !== 'COMFORT' && height >= 6 && random() < 0.6,
      renovations: special.isReticent ? [] : renovations,
      pricePerM2: pricePerM2 * (1.06 - 0.008 * Math.max(0, quarters - NOW.year * 4)),
      roundTo: town.currency === 'RUB' ? 10_000 : 1_000,
      usualAreaM2: USUAL_AREA[comfortClass],
      freeShare:
        special.freeShare ?? Math.min(0.6, Math.max(0.35, 0.57 - 0.24 * left + between(-0.06, 0.06, random))),
      handover: special.isReticent || random() < 0.02 ? { year: term.year, quarter: null } : term,
      state,
      material: special.isReticent ? null : material,
      ceilingCm: special.isReticent ? null : ceilingCm,
    };
  });
}

function stateAt(quarters: number): WorldHouse['state'] {
  const now = NOW.year * 4 + NOW.quarter - 1;
  if (quarters < now) return 'hand-over';
  return quarters === now ? 'built' : 'unfinished';
}

function housesOf(comfortClass: ComfortClass, random: Random): number {
  if (comfortClass === 'ELITE') return random() < 0.75 ? 1 : 2;
  return pickWeighted(
    [
      [1, 48],
      [2, 29],
      [3, 14],
      [4, 6],
      [5, 2],
      [6, 1],
    ],
    random,
  );
}

function floorsOf({ comfortClass, town }: Site, random: Random): number {
  if (comfortClass === 'ELITE')
    return town.currency === 'AED' ? wholeBetween(28, 40, random) : wholeBetween(6, 12, random);
  if (town.name === 'Москва') return wholeBetween(9, comfortClass === 'BUSINESS' ? 33 : 26, random);
  if (town.name === 'Дубай') return wholeBetween(12, 36, random);
  return wholeBetween(8, 21, random);
}

function sectionsOf(comfortClass: ComfortClass, floors: number, random: Random): number {
  if (floors > 22) return 1;
  if (comfortClass === 'ELITE') return wholeBetween(1, 2, random);
  return pickWeighted(
    floors > 14
      ? [
          [1, 60],
          [2, 40],
        ]
      : [
          [1, 20],
          [2, 45],
          [3, 25],
          [4, 10],
        ],
    random,
  );
}

function ceilingOf(comfortClass: ComfortClass, random: Random): number {
  const [from, to] = { COMFORT: [265, 280], BUSINESS: [290, 312], ELITE: [320, 380] }[comfortClass]!;
  return Math.round(between(from!, to!, random) / 5) * 5;
}
