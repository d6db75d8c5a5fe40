import { bend } from './bend.ts';
import { GREAT_LAKES, GREAT_RIVERS } from './far-waters.ts';
import { areaFeature, type Feature, lineFeature } from './feature.ts';
import { MOSCOW_LAKES, MOSCOW_RIVERS } from './moscow-water.ts';
import { PETERSBURG_RIVERS } from './petersburg.ts';
import type { Shape } from './shape.ts';

/** Widths of city rivers in metres; any other water is a brook or a canal. */
const METRES: Record<string, number> = {
  Нева: 450,
  'Большая Невка': 220,
  'Малая Нева': 250,
  'Москва-река': 160,
  'канал имени Москвы': 80,
};
const BROOK_METRES = 35;

/** Rivers and lakes of ours: fine ones for maps of a city, coarse ones for maps of a country. */
export function waters(): Feature[] {
  const fine = [...MOSCOW_RIVERS, ...PETERSBURG_RIVERS];
  return [
    ...fine.map(({ name = '', path }) =>
      lineFeature(bend(path), { kind: 'river', name, metres: METRES[name] ?? BROOK_METRES }),
    ),
    ...GREAT_RIVERS.map(({ name = '', path }) => lineFeature(bend(path), { kind: 'great-river', name })),
    ...[...MOSCOW_LAKES, ...GREAT_LAKES].map(lake),
  ];
}

function lake({ name = '', path }: Shape): Feature {
  return areaFeature(bend(path, true), { kind: 'lake', name });
}
