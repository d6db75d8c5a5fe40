import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceHistory, PriceHistoryPoint } from '#contract/price-history.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { layOutChart } from './chart-layout.ts';
import { priceChange } from './price-change.ts';
import { type PriceLine, priceLines } from './price-lines.ts';
import { pricesAt } from './prices-at.ts';

const point = (date: string, price: number, currency: 'RUB' | 'AED' = 'RUB'): PriceHistoryPoint => ({
  date,
  price,
  pricePerMeter: price / 50,
  currency,
});
const history = (points: Partial<PriceHistory>): PriceHistory => ({
  ...(Object.fromEntries(ROOMS_BUCKETS.map((rooms) => [rooms, []])) as unknown as PriceHistory),
  total: [],
  ...points,
});
const line = (...prices: number[]): PriceLine => ({
  rooms: '1',
  steps: prices.map((roubles, at) => ({
    date: `2026-0${at + 1}-01`,
    roubles,
    original: roubles,
    currency: 'RUB',
  })),
});

describe('price lines', () => {
  it('are in roubles at the present rate and keep what was quoted', () => {
    const dear = history({ '1': [point('2026-01-01', 1_000_000, 'AED')], '2': [] });
    expect(priceLines(dear, 'pricePerMeter', { AED: 21.5 })).toEqual([
      {
        rooms: '1',
        steps: [{ date: '2026-01-01', roubles: 430_000, original: 20_000, currency: 'AED' }],
      },
    ]);
    expect(priceLines(dear, 'price', { RUB: 1 })).toEqual([]);
  });

  it('say how much they rose in all', () => {
    expect(priceChange(line(10_000_000, 12_000_000, 11_190_000))).toBe('+11,9%');
    expect(priceChange(line(10_000_000, 9_000_000))).toBe('\u221210%');
    expect(priceChange(line(10_000_000, 10_000_000))).toBe('без изменений');
    expect(priceChange(line(10_000_000))).toBeNull();
  });
});

describe('a chart', () => {
  it('says under the pointer what held there: the price of the day or the last one before', () => {
    const long = line(10, 12, 11);
    const late: PriceLine = { rooms: '2', steps: [{ ...line(30).steps[0]!, date: '2026-03-01' }] };
    const shown = (place: number) => {
      const { date, held } = pricesAt([long, late], place);
      return [date, ...held.map(({ rooms, step }) => `${rooms}: ${step.roubles}`)];
    };
    expect(shown(0)).toEqual(['2026-01-01', '1: 10']);
    expect(shown(0.9)).toEqual(['2026-02-01', '1: 12']);
    expect(shown(1)).toEqual(['2026-03-01', '1: 11', '2: 30']);
    expect(shown(7)).toEqual(shown(1));
  });

  it('draws a step for every price', () => {
    const { lines, values } = layOutChart([line(8_100_000, 9_000_000, 9_400_000)]);
    expect(lines[0]!.path).toMatch(/^M0\.00 [\d.]+H[\d.]+V[\d.]+H100\.00V[\d.]+$/);
    expect(values.map(({ value }) => value)).toEqual([9_500_000, 9_000_000, 8_500_000, 8_000_000]);
  });

  it('keeps its scale when one price is far above the others, and names what is beyond', () => {
    const usual = [line(8_100_000, 9_000_000), { ...line(12_000_000, 14_000_000), rooms: '2' as const }];
    const { lines, values, beyond } = layOutChart([
      ...usual,
      { ...line(20_000_000, 5_000_000_000), rooms: 'manyRooms' },
    ]);
    expect(values[0]!.value).toBe(20_000_000);
    expect(lines.map(({ endsBeyond }) => endsBeyond)).toEqual([false, false, true]);
    expect(lines[2]!.end).toBe(0);
    expect(beyond).toEqual([{ rooms: 'manyRooms', most: 5_000_000_000 }]);
    expect(layOutChart(usual).beyond).toEqual([]);
  });

  it('keeps every line and label on the field, and labels apart', () => {
    const anyLine = fc
      .array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 9 })
      .map((prices) => line(...prices));
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 7 }), (lines) => {
        const layout = layOutChart(lines);
        expect(layout.values.length).toBeLessThan(9);
        for (const { path, end, label } of layout.lines) {
          for (const [number] of path.matchAll(/-?[\d.]+/g)) {
            expect(Number(number)).toBeGreaterThanOrEqual(0);
            expect(Number(number)).toBeLessThanOrEqual(100);
          }
          expect(end).toBeLessThanOrEqual(100);
          expect(label).toBeLessThanOrEqual(100.001);
          expect(label).toBeGreaterThanOrEqual(0);
        }
        const labels = layout.lines.map(({ label }) => label).sort((one, other) => one - other);
        for (const [at, label] of labels.entries()) {
          if (at > 0) expect(label - labels[at - 1]!).toBeGreaterThan(12.9);
        }
      }),
    );
  });
});
