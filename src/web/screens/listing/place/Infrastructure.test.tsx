import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ComplexPage } from '#contract/complex-page.ts';
import { Infrastructure } from './Infrastructure.tsx';

const SCHOOL = {
  objId: 's1',
  name: 'Школа № 47',
  tag: 'Образование',
  address: null,
  dist: 620,
  walk: { minutes: 10, isEstimate: true },
};

function markup(infrastructure: object[], point: object | null): string {
  const complex = { name: 'Маяк', address: { point }, metros: [] };
  const page = { complex, infrastructure, metroPoints: [] } as unknown as ComplexPage;
  return renderToString(<Infrastructure page={page} />).replaceAll('\u00a0', ' ');
}

const POINT = { latitude: 55.8, longitude: 37.5 };

it('lists what is near by kind with the way to it', () => {
  const html = markup([{ ...SCHOOL, ...POINT }], POINT);
  expect(html).toContain('Школа № 47');
  expect(html).toContain('≈ 10 мин');
  expect(html).toContain('оценка по прямой');
});

it('opens in place on a phone, its words there before', () => {
  const html = markup([{ ...SCHOOL, ...POINT }], POINT);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Что рядом: 1 место<\/summary>.*Школа № 47.*<\/details>/);
  expect(html).not.toMatch(/<details[^>]* open/);
});

it('has chips with the number of each kind over the map, all of them on', () => {
  const html = markup(
    [
      { ...SCHOOL, ...POINT },
      { ...SCHOOL, ...POINT, objId: 's2' },
    ],
    POINT,
  );
  const [chip] = /<label[^>]*>(?:(?!<\/label>).)*<span>Образование<\/span>.*?<\/label>/.exec(html) ?? [];
  expect(chip).toContain('type="checkbox"');
  expect(chip).toContain('checked=""');
  expect(chip).toMatch(/>2<\/span>/);
  expect(html).not.toContain('<span>Спорт</span>');
});

it('says that nothing is known yet while the catalogues of places have not answered', () => {
  expect(markup([], POINT)).toContain('Что есть рядом, пока неизвестно');
});

it('is not there where nobody knows the place', () => {
  expect(markup([], null)).toBe('');
});
