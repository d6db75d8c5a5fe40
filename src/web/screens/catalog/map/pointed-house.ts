/** The house under the pointer or the focus, in the list or on the map; without houses the whole complex. */
export interface PointedHouse {
  complexId: number;
  houseIds?: readonly number[] | undefined;
}

export function isPointed(pointed: PointedHouse | null, { complexId, houseIds }: PointedHouse): boolean {
  if (pointed?.complexId !== complexId) return false;
  return !pointed.houseIds || !houseIds || houseIds.some((id) => pointed.houseIds?.includes(id));
}
