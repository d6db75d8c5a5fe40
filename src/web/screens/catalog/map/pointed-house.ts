/** What the pointer or the focus is at, in the list or on the map; without a house all of the complex is meant. */
export interface PointedHouse {
  complexId: number;
  houseId?: number | undefined;
}

export function isPointed(pointed: PointedHouse | null, { complexId, houseId }: PointedHouse): boolean {
  if (pointed?.complexId !== complexId) return false;
  return pointed.houseId === undefined || houseId === undefined || pointed.houseId === houseId;
}
