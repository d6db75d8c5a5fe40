/** The slope of the straight line nearest to the points by least squares. Errors: fewer than two places give NaN. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const up = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  const along = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return up / along;
}
