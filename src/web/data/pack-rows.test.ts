import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal } from '#domain/money/decimal.ts';
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

it('writes values that are repeated once', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 9, minute));
  const rows = [1, 2, 3, 4].map((id) => ({ id, state: id < 4 ? 'FREE' : null, at: at(id % 2) }));
  expect(packRows(rows)).toEqual(
    new Map<string, unknown>([
      ['id', [1, 2, 3, 4]],
      ['state', new Set([['FREE'], [0, 0, 0, -1]])],
      [
        'at',
        new Set([
          [at(1), at(0)],
          [0, 1, 0, 1],
        ]),
      ],
    ]),
  );
});

it('makes a table of rows of which some are nothing', () => {
  const rows = [{ name: 'Сокол' }, null, { name: 'Динамо' }, { name: 'ВДНХ' }];
  const names = new Map([['name', ['Сокол', 'Динамо', 'ВДНХ']]]);
  expect(packRows(rows)).toEqual(new Set([names, [0, -1, 1, 2]]));
});

it.each<[name: string, rows: unknown[]]>([
  ['two', [{ id: 1 }, { id: 2 }]],
  ['with keys of their own', [{ id: 1 }, { id: 2 }, { name: 'Дом' }]],
  ['with one key more', [{ id: 1 }, { id: 2 }, { id: 3, name: 'Дом' }]],
  ['without keys', [{}, {}, {}]],
  ['that are lists', [[1], [2], [3]]],
])('leaves rows as they are: %s', (_, rows) => {
  expect(packRows(rows)).toEqual(rows);
});

it('gives back any answer, keys in their order', () => {
  const money = fc.constantFrom(1, 2).map((roubles) => new Decimal(roubles));
  const row = fc.record({
    id: fc.integer(),
    ['__proto__']: fc.constant(1),
    place: fc.option(fc.jsonValue()),
    state: fc.constantFrom('FREE', 'SOLD', null, undefined),
    price: fc.option(money),
    at: fc.constantFrom(0, 1).map((ms) => new Date(ms)),
  });
  const rows = fc.array(fc.option(row, { freq: 9 }));
  const answer = fc.oneof(fc.jsonValue(), rows, fc.dictionary(fc.string(), rows));
  fc.assert(
    fc.property(answer, (value) => {
      const given = unpackRows(packRows(value));
      expect(given).toEqual(value);
      expect(JSON.stringify(given)).toBe(JSON.stringify(value));
    }),
  );
});
