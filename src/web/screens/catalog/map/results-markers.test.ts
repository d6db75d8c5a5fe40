import { expect, it } from 'vitest';
import { resultsMarkers } from './results-markers.ts';

const house = (houseId: number, complexId: number, minPrice: number | null, longitude = houseId) => ({
  houseId,
  complexId,
  latitude: 55,
  longitude,
  flatsCount: 3,
  minPrice,
  payment: null,
  paymentProgram: null,
});
const cluster = {
  id: '24:1:2',
  latitude: 55.5,
  longitude: 37.5,
  count: 1_250,
  minPrice: 8_000_000,
  payment: 60_000,
  paymentProgram: 'family' as const,
  complexIds: [40],
};
const texts = {
  lens: 'price' as const,
  areComplexes: false,
  listed: [
    { id: 20, name: 'Депо' },
    { id: 10, name: 'Речной фасад' },
  ],
  seen: new Set([10]),
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names flags as the list names complexes, in its order, and clusters after them', () => {
  const box = {
    houses: [house(1, 30, null), house(2, 10, 11_200_000), house(3, 20, 9_000_000)],
    clusters: [cluster],
  };
  const markers = resultsMarkers(box, texts);
  expect(markers.map(({ name }) => plain(name))).toEqual([
    'ЖК «Депо», от 9 млн ₽, 3 квартиры',
    'ЖК «Речной фасад», от 11,2 млн ₽, 3 квартиры',
    'Дом, цена по запросу, 3 квартиры',
    'от 8 млн, 1 250 объявлений рядом',
  ]);
  expect(markers.map(({ isSeen }) => isSeen ?? false)).toEqual([false, true, false, false]);
});

it('joins houses of a complex that stand on one point', () => {
  const houses = [house(1, 10, null, 37), house(2, 10, 9_000_000, 37), house(3, 20, 7_000_000, 37)];
  const markers = resultsMarkers({ houses, clusters: [] }, texts);
  expect(markers.map(({ name }) => plain(name))).toEqual([
    'ЖК «Депо», от 7 млн ₽, 3 квартиры',
    'ЖК «Речной фасад», от 9 млн ₽, 6 квартир',
  ]);
});

it('tells what the cheapest flat of a mark costs a month, and a price where no mortgage fits', () => {
  const houses = [
    { ...house(1, 10, 9_000_000, 37), payment: 45_135, paymentProgram: null },
    house(2, 20, 99_000_000, 38),
  ];
  const markers = resultsMarkers({ houses, clusters: [cluster] }, { ...texts, lens: 'payment' });
  expect(markers.map(({ name, text, unit }) => [plain(name), text, unit])).toEqual(
    [
      ['ЖК «Депо», от 99 млн ₽, 3 квартиры', '99', 'млн'],
      ['ЖК «Речной фасад», 45 тыс., от 45 135 ₽/мес, 3 квартиры', '45', 'тыс.'],
      ['от 60 тыс., 1 250 объявлений рядом, от 60 000 ₽/мес по семейной', '1 250', undefined],
    ].map(([name, text, unit]) => [name, text === '1 250' ? expect.any(String) : text, unit]),
  );
});

it('tells the least sum of a cluster over its count, and the count alone where nobody tells a price', () => {
  const priceless = { ...cluster, minPrice: null, payment: null };
  const seen = (lens: 'price' | 'payment') =>
    resultsMarkers({ houses: [], clusters: [cluster, priceless] }, { ...texts, lens }).map(({ from, text }) =>
      plain(`${from ?? ''} · ${text}`),
    );
  expect(seen('price')).toEqual(['от 8 млн · 1 250', ' · 1 250']);
  expect(seen('payment')).toEqual(['от 60 тыс. · 1 250', ' · 1 250']);
});

it('counts complexes where the list is one of them', () => {
  const near = { ...cluster, complexIds: [40, 41, 42] };
  const [marker] = resultsMarkers({ houses: [], clusters: [near] }, { ...texts, areComplexes: true });
  expect([marker!.text, plain(marker!.name)]).toEqual(['3', 'от 8 млн, 3 жилых комплекса рядом']);
});
