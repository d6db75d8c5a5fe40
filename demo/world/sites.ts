import type { ComfortClass } from '#domain/listing/comfort-class.ts';
import { type DeveloperGroup, GROUPS } from './groups.ts';
import type { District, Town } from './place.ts';
import { TOWNS } from './towns.ts';

export interface Site {
  /** Counts from 0 in the order of the world. */
  index: number;
  name: string;
  comfortClass: ComfortClass;
  town: Town;
  district: District;
  group: DeveloperGroup;
  /** The index of the complex in its district, from 0. */
  place: number;
}

const NAMED: readonly Omit<Site, 'index'>[] = TOWNS.flatMap((town) => {
  let inTown = 0;
  return town.districts.flatMap((district) => {
    const complexes = Object.entries(district.complexes) as [ComfortClass, readonly string[]][];
    return complexes
      .flatMap(([comfortClass, names]) => names.map((name) => ({ comfortClass, name })))
      .map(({ comfortClass, name }, place) => {
        const groups = comfortClass === 'ELITE' && town.eliteGroup ? [town.eliteGroup] : town.groups;
        const key = groups[inTown++ % groups.length];
        const group = GROUPS.find((known) => known.key === key)!;
        return { name, comfortClass, town, district, group, place };
      });
  });
});

/** Complexes with names of their own; a larger world goes on with their second, third … stages. */
export const NAMED_SITES = NAMED.length;

/** The site of this number; there is one for every number, however large the world. */
export function siteAt(index: number): Site {
  const site = NAMED[index % NAMED_SITES]!;
  const stage = Math.floor(index / NAMED_SITES);
  if (stage === 0) return { ...site, index };
  return {
    ...site,
    index,
    name: `${site.name}, очередь ${stage + 1}`,
    place: site.place + stage * site.district.streets.length * 4,
  };
}
