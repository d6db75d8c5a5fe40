import type { WorldComplex, WorldHouse } from '../world/model.ts';

/** An address in one line, as dialects write it that have one field for it. */
export function fullAddress({ town, district, street }: WorldComplex, house: WorldHouse | null): string {
  const region = town.region === town.name ? null : town.region;
  return [town.country, region, town.name, district.area, street, house?.number ?? null]
    .filter((part) => part !== null)
    .join(', ');
}
