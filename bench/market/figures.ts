/** Milliseconds of many tries. */
export interface Figures {
  p50: number;
  p95: number;
  p99: number;
  mean: number;
}

export function figuresOf(milliseconds: readonly number[]): Figures {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), mean };
}

export function inMs(value: number): string {
  return value.toFixed(value < 10 ? 3 : 1).padStart(9);
}
