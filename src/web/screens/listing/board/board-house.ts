import type { House } from '#contract/catalog.ts';

/** The house whose board is shown: the one asked for, else the one with the most to sell. */
export function boardHouse(houses: readonly House[], houseId: number | undefined): House | undefined {
  const asked = houses.find(({ id }) => id === houseId);
  return asked ?? [...houses].sort((one, other) => other.flatsCount - one.flatsCount)[0];
}
