import { describe, expect, it } from 'vitest';
import { filterGroups, findMatch } from './combobox-options.ts';

describe('a match', () => {
  it.each([
    ['Королёв', 'корол', [0, 5]],
    ['Королёв', 'КОРОЛЕВ', [0, 7]],
    ['Нижний Новгород', 'нов', [7, 10]],
    ['ЖК «Речной»', 'реч', [4, 7]],
    ['Дом Полёт-2', '2', [10, 11]],
    ['Подмосковье', 'моск', undefined],
    ['Москва', '  ', undefined],
    ['Новый Подновый', 'новый', [0, 5]],
  ])('of %j with %j is %j', (text, query, match) => {
    expect(findMatch(text, query)).toEqual(match);
  });
});

describe('groups', () => {
  const groups = [
    { label: 'Города', options: [{ value: 'c1', label: 'Москва' }] },
    {
      label: 'Районы',
      options: [
        { value: 'd1', label: 'Раменки' },
        { value: 'd2', label: 'Замоскворечье' },
      ],
    },
  ];

  it('keep what begins with the query and lose what is empty', () => {
    expect(filterGroups(groups, 'рам')).toEqual([
      { label: 'Районы', options: [{ value: 'd1', label: 'Раменки' }] },
    ]);
  });

  it('stay whole without a query', () => {
    expect(filterGroups(groups, ' ')).toBe(groups);
  });
});
