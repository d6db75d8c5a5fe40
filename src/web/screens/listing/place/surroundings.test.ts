import { expect, it } from 'vitest';
import type { ComplexPage } from '#contract/complex-page.ts';
import { surroundings } from './surroundings.ts';

const SCHOOL = {
  objId: 's1',
  name: 'Школа № 47',
  tag: 'Образование',
  address: null,
  dist: 620,
  walk: { minutes: 10, isEstimate: true },
  latitude: 55.8,
  longitude: 37.5,
};
const METROS = [
  { metroId: 7, name: 'Аэропорт', minutesFoot: 3, isFootEstimate: true },
  { metroId: 8, name: 'Дмитровская', minutesFoot: null, isFootEstimate: false },
  { metroId: 9, name: 'Сокол', minutesFoot: 17, isFootEstimate: true },
];

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function around(more: { name?: string; point?: object | null } = {}) {
  const { name = 'Маяк', point = { latitude: 55.81, longitude: 37.52 } } = more;
  return surroundings({
    complex: { name, address: { region: 'Москва', point }, metros: METROS },
    infrastructure: [SCHOOL],
    metroPoints: [
      { metroId: 7, latitude: 55.805, longitude: 37.53 },
      { metroId: 8, latitude: 56, longitude: 38 },
    ],
  } as unknown as ComplexPage);
}

it('shows the complex, places near it and the metros one walks to, as far as it is known where they are', () => {
  const { bounds, markers } = around()!;
  expect(markers.map(({ kind, text, name }) => [kind, plain(text), plain(name)])).toEqual([
    ['dot', '', 'Школа № 47, ≈ 10 мин пешком'],
    ['dot', '', 'Метро Аэропорт, ≈ 3 мин пешком'],
    ['flag', 'ЖК «Маяк»', 'ЖК «Маяк»'],
  ]);
  expect(markers.map(({ title, facts }) => [plain(title), plain(facts)])).toEqual([
    ['Школа № 47', 'Образование · ≈ 10 мин пешком'],
    ['Метро Аэропорт', '≈ 3 мин пешком'],
    ['ЖК «Маяк»', 'Москва'],
  ]);
  expect(markers.map(({ group, icon }) => [group, icon])).toEqual([
    ['Образование', 'school'],
    ['Метро', undefined],
    [undefined, undefined],
  ]);
  expect(bounds.south).toBeCloseTo(55.798);
  expect(bounds.east).toBeCloseTo(37.532);
});

it('keeps a long name off the flag, not out of its words', () => {
  const flag = around({ name: 'Северная набережная у Большого моста' })!.markers.at(-1)!;
  expect(flag).toMatchObject({ text: 'ЖК', name: expect.stringContaining('Большого моста') });
});

it('is nothing where nobody knows the place', () => {
  expect(around({ point: null })).toBeNull();
});
