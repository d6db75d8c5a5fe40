import type { highways } from '../../schema/highway.ts';
import type { HighwayEntry } from './highway-entry.ts';
import { MOSCOW_HIGHWAYS_NORTH } from './highways/moscow-north.ts';
import { MOSCOW_HIGHWAYS_SOUTH } from './highways/moscow-south.ts';
import { PETERSBURG_HIGHWAYS } from './highways/petersburg.ts';
import { regionIdOf } from './regions.ts';

type Highway = typeof highways.$inferSelect;

/** Roads that homes are sought along. Ids never change hands: from 101 by Moscow, from 201 by Petersburg. */
export const HIGHWAYS: readonly Highway[] = [
  ...highwaysOf(['Москва', 'Московская область'], [...MOSCOW_HIGHWAYS_NORTH, ...MOSCOW_HIGHWAYS_SOUTH]),
  ...highwaysOf(['Санкт-Петербург', 'Ленинградская область'], PETERSBURG_HIGHWAYS),
];

function highwaysOf(regions: string[], entries: readonly HighwayEntry[]): Highway[] {
  const regionIds = regions.map(regionIdOf);
  return entries.map(({ id, name, path }) => ({
    id,
    name,
    regionIds,
    path: path.map(([latitude, longitude]) => ({ latitude, longitude })),
  }));
}
