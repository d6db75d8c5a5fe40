/**
 * The greatest whole number in 0..limit that holds, where holding at one means holding at every lesser; 0
 * when none does.
 */
export function greatestWhere(holds: (value: number) => boolean, limit: number): number {
  if (holds(limit)) return limit;
  let good = 0;
  let bad = limit;
  while (bad - good > 1) {
    const middle = good + Math.floor((bad - good) / 2);
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
