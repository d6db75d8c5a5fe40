import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Complex } from '#contract/catalog.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { PriceRows } from './PriceRows.tsx';

type Bucket = Complex['statistics']['total'];

const NONE = { flatsCount: 0, priceRange: { from: null, to: null } };

/** The rows of a complex whose first buckets of rooms are these. */
function rowsOf(...buckets: object[]): string[] {
  const statistics = Object.fromEntries(ROOMS_BUCKETS.map((rooms, at) => [rooms, buckets[at] ?? NONE]));
  const shown = renderToString(
    <PriceRows statistics={statistics as Record<string, Bucket> as Complex['statistics']} flats={[]} />,
  );
  const texts = shown.split('<li').slice(1);
  return texts.map((html) => html.replaceAll(/<[^>]*>|^[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
}

it('names the flats whose prices are told on request, and no rooms that are not for sale', () => {
  const rows = rowsOf({ ...NONE, flatsCount: 3 }, NONE, { ...NONE, flatsCount: 1 });
  expect(rows).toEqual([
    expect.stringMatching(/цены по запросу , квартир: 3/),
    expect.stringMatching(/цены по запросу , квартир: 1/),
  ]);
  expect(rowsOf()).toEqual([]);
});
