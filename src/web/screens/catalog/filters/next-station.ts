interface Placed {
  id: string;
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step aside counts twice, so that an arrow leads straight on rather than to whatever is nearest. */
const ASIDE = 2;

/**
 * Finds the station an arrow leads to: the nearest one within a right angle around its way. Undefined for another key or
 * at an edge.
 */
export function nextStation<Station extends Placed>(
  stations: readonly Station[],
  from: string,
  key: string,
): Station | undefined {
  const way = WAYS[key];
  const start = stations.find(({ id }) => id === from);
  if (!way || !start) return undefined;
  const [wayX, wayY] = way;
  let nearest: { station: Station; cost: number } | undefined;
  for (const station of stations) {
    const [dx, dy] = [station.x - start.x, station.y - start.y];
    const along = dx * wayX + dy * wayY;
    const aside = Math.abs(dx * wayY) + Math.abs(dy * wayX);
    if (along <= 0 || aside > along) continue;
    const cost = along + aside * ASIDE;
    if (!nearest || cost < nearest.cost) nearest = { station, cost };
  }
  return nearest?.station;
}
