const FLOORS_SHOWN = 6;

interface FlatOnFloor {
  houseId: number;
  floor: number | null;
}

/** Floors of one house, both ends among them. */
export interface HouseFloors {
  houseId: number;
  fromFloor: number;
  toFloor: number;
}

/**
 * The neighbouring floors of one house with the most of the flats: of equal ones those of the first house by id, the
 * lowest. Undefined when no flat says its floor.
 */
export function miniBoardFloors(flats: readonly FlatOnFloor[]): HouseFloors | undefined {
  let best: (HouseFloors & { count: number }) | undefined;
  const byHouse = [...Map.groupBy(flats, ({ houseId }) => houseId)].sort(([one], [other]) => one - other);
  for (const [houseId, own] of byHouse) {
    const floors = own.flatMap(({ floor }) => floor ?? []).sort((one, other) => one - other);
    let first = 0;
    floors.forEach((floor, last) => {
      while (floors[first]! <= floor - FLOORS_SHOWN) first += 1;
      const count = last - first + 1;
      if (best && count <= best.count) return;
      // Near the ground the floors above fill the picture.
      const fromFloor = floor > 0 ? Math.max(1, floor - FLOORS_SHOWN + 1) : floor - FLOORS_SHOWN + 1;
      best = { houseId, fromFloor, toFloor: fromFloor + FLOORS_SHOWN - 1, count };
    });
  }
  return best && { houseId: best.houseId, fromFloor: best.fromFloor, toFloor: best.toFloor };
}
