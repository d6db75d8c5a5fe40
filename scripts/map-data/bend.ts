import type { Place } from './shape.ts';

const STEPS = 5;

/** A line bent smoothly through its points (a Catmull–Rom spline); a closed one meets itself without a corner. */
export function bend(path: readonly Place[], isClosed = false): Place[] {
  const legs = isClosed ? path.length : path.length - 1;
  const at = (index: number): Place => {
    if (isClosed) return path[(index + path.length) % path.length]!;
    return path[Math.min(path.length - 1, Math.max(0, index))]!;
  };
  const bent: Place[] = [];
  for (let leg = 0; leg < legs; leg++) {
    const [before, from, to, after] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)];
    for (let step = 0; step < STEPS; step++) {
      const part = step / STEPS;
      bent.push(
        [0, 1].map((axis) =>
          between(before[axis]!, from[axis]!, to[axis]!, after[axis]!, part),
        ) as unknown as Place,
      );
    }
  }
  bent.push(at(legs));
  return bent;
}

function between(before: number, from: number, to: number, after: number, part: number): number {
  const slope = (to - before) * part;
  const curve = (2 * before - 5 * from + 4 * to - after) * part ** 2;
  const twist = (3 * from - before - 3 * to + after) * part ** 3;
  return from + (slope + curve + twist) / 2;
}
