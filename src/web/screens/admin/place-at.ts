interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A row counts for more than a column: beyond the end of a row of tiles its last one is meant, not one above. */
const ROW_WEIGHT = 2;

/** The place in a list, of rows or of tiles, that a point is nearest to. */
export function placeAt(frames: readonly Frame[], x: number, y: number): number {
  const distances = frames.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, ROW_WEIGHT * (top + height / 2 - y)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Pixels from the edge of what scrolls within which it goes on. */
const EDGE_PX = 56;
const FASTEST_PX = 18;

/** How far to scroll for a pointer at this height: the nearer to an edge, the faster. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const beyondTop = top + EDGE_PX - y;
  const beyondBottom = y - (bottom - EDGE_PX);
  const beyond = Math.max(beyondTop, beyondBottom);
  if (beyond <= 0) return 0;
  const step = Math.ceil((FASTEST_PX * Math.min(beyond, EDGE_PX)) / EDGE_PX);
  return beyondTop > beyondBottom ? -step : step;
}
