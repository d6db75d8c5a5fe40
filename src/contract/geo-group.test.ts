import { expect, it } from 'vitest';
import { GeoGroupInput } from './geo-group.ts';

const moscow = { regionId: 1, cityIds: [] as number[] };
const group = { name: 'Подмосковье', type: null, toInclude: [moscow], toExclude: [] as object[] };

it.each([
  ['a region', {}],
  ['a region but a city', { toExclude: [{ regionId: 1, cityIds: [11] }] }],
  ['a region but its cities', { toExclude: [moscow] }],
  ['cities', { toInclude: [{ regionId: 1, cityIds: [11, 12] }] }],
  ['everything', { type: 'ALL', toInclude: [] }],
])('%s may be selected', (_, own) => {
  expect(GeoGroupInput.safeParse({ ...group, ...own }).error).toBeUndefined();
});

it.each([
  ['no name', { name: '' }, 'name', 'Это обязательное поле'],
  ['nothing', { toInclude: [] }, 'toInclude', 'Выберите хотя бы один регион или город'],
  ['a list beside a type', { type: 'ALL' }, 'toInclude', 'Список мест — только без типа'],
  ['a region twice', { toInclude: [moscow, moscow] }, 'toInclude', 'Место выбрано дважды'],
  [
    'what was not selected',
    { toExclude: [{ regionId: 2, cityIds: [21] }] },
    'toExclude',
    'Исключить можно только из\u00a0выбранного региона',
  ],
])('%s is refused', (_, own, path, message) => {
  const issues = GeoGroupInput.safeParse({ ...group, ...own }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message]);
});

it('a city is not in both lists', () => {
  const both = {
    ...group,
    toInclude: [{ regionId: 1, cityIds: [11] }],
    toExclude: [{ regionId: 1, cityIds: [11] }],
  };
  const { issues = [] } = GeoGroupInput.safeParse(both).error ?? {};
  expect(issues.map(({ message }) => message)).toContain('Город не может быть сразу в\u00a0обоих списках');
});
