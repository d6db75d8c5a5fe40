import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRows, unpackRows } from './pack-rows.ts';

it('writes the keys of alike rows once', () => {
  const rows = [1, 2, 3].map((id) => ({ id, place: { name: `Дом ${id}` } }));
  expect(packRows({ rows })).toEqual({
    rows: new Map<string, unknown>([
      ['id', [1, 2, 3]],
      ['place', new Map([['name', ['Дом 1', 'Дом 2', 'Дом 3']]])],
    ]),
  });
});

it.each<[name: string, rows: unknown[]]>([
  ['two', [{ id: 1 }, { id: 2 }]],
  ['with keys of their own', [{ id: 1 }, { id: 2 }, { name: 'Дом' }]],
  ['with one key more', [{ id: 1 }, { id: 2 }, { id: 3, name: 'Дом' }]],
  ['without keys', [{}, {}, {}]],
  ['that are lists', [[1], [2], [3]]],
  ['of which one is nothing', [{ id: 1 }, { id: 2 }, null]],
])('leaves rows as they are: %s', (_, rows) => {
  expect(packRows(rows)).toEqual(rows);
});

it('gives back any JSON, keys in their order', () => {
  const row = fc.record({
    id: fc.integer(),
    ['__proto__']: fc.constant(1),
    place: fc.option(fc.jsonValue()),
  });
  const json = fc.oneof(fc.jsonValue(), fc.array(row), fc.dictionary(fc.string(), fc.array(row)));
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.stringify(unpackRows(packRows(value)))).toBe(JSON.stringify(value));
    }),
  );
});
