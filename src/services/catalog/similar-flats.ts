interface Likeness {
  id: number;
  rooms: string;
  areaM2x100: number;
}

/** Up to `count` other flats: the same rooms first, then the nearest area; ties by id. */
export function similarFlats<Row extends Likeness>(flat: Likeness, candidates: Row[], count: number): Row[] {
  const isAlike = (row: Likeness) => Number(row.rooms === flat.rooms);
  const distance = (row: Likeness) => Math.abs(row.areaM2x100 - flat.areaM2x100);
  return candidates
    .filter(({ id }) => id !== flat.id)
    .sort(
      (one, other) => isAlike(other) - isAlike(one) || distance(one) - distance(other) || one.id - other.id,
    )
    .slice(0, count);
}
