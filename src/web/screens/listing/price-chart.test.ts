import { describe, expect, it } from 'vitest';
import { priceChart } from './price-chart.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const NOW = at(101);

describe('the chart of a price', () => {
  it('stays level until the price moves', () => {
    const steps = [
      { at: at(1), amount: 12_000_000, change: null },
      { at: at(51), amount: 12_600_000, change: 600_000 },
    ];
    const { path, ticks, endTop } = priceChart(steps, NOW);
    expect(path).toBe('M0 100H50V0H100');
    expect(endTop).toBe(0);
    expect(ticks.map(({ amount }) => amount)).toEqual([12_600_000, 12_400_000, 12_200_000, 12_000_000]);
    expect(ticks.map(({ top }) => top)).toEqual([0, 33.33, 66.67, 100]);
  });

  it('has room for a price that moved by a rouble', () => {
    const steps = [
      { at: at(1), amount: 9_999_999, change: null },
      { at: at(51), amount: 10_000_000, change: 1 },
    ];
    expect(priceChart(steps, NOW).ticks.map(({ amount }) => amount)).toEqual([10_000_000, 9_999_999]);
  });

  it('keeps its scale when one price was far above the others, and says how far', () => {
    const steps = [12_000_000, 5_000_000_000, 12_600_000].map((amount, month) => ({
      at: at(1 + month * 25),
      amount,
      change: null,
    }));
    const { path, ticks, beyond } = priceChart(steps, NOW);
    expect(path).toBe('M0 100H25V0H50V0H100');
    expect(ticks[0]!.amount).toBe(12_600_000);
    expect(beyond).toBe(5_000_000_000);
    expect(priceChart([steps[0]!], NOW).beyond).toBeNull();
  });

  it('survives a move of this very moment', () => {
    const steps = [
      { at: NOW, amount: 5, change: null },
      { at: NOW, amount: 7, change: 2 },
    ];
    expect(priceChart(steps, NOW).path).not.toContain('NaN');
  });
});
