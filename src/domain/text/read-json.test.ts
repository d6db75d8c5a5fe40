import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (text, indent) => {
      const pretty = JSON.stringify(JSON.parse(text), null, indent);
      const read = readJson(pretty);
      expect(read.ok && JSON.stringify(read.part.value)).toBe(JSON.stringify(JSON.parse(pretty)));
    }),
  );
});

it('refuses what JSON.parse refuses, whatever was cut or put in', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('', ',', '"', '{', '7', 'x'),
      (text, at, put) => {
        const spoilt = text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1);
        let isJson = true;
        try {
          JSON.parse(spoilt);
        } catch {
          isJson = false;
        }
        expect(readJson(spoilt).ok).toBe(isJson);
      },
    ),
    { numRuns: 500 },
  );
});

it.each([
  ['', 0, 'Текст оборвался: ожидается значение'],
  ['{"a": 1,}', 8, 'Лишняя запятая перед «}»'],
  ['{a: 1}', 1, 'Ожидается имя поля в\u00a0двойных кавычках'],
  ['{"a" 1}', 5, 'После имени «a» ожидается двоеточие'],
  ['{"a": red}', 6, '«red» пишется в\u00a0двойных кавычках'],
  ['{"a": "red', 6, 'Строка не\u00a0закрыта кавычкой или в\u00a0ней запрещённый знак'],
  ['{"a": 1', 7, 'Не\u00a0хватает «}» в\u00a0конце'],
  ['{"a": 1 "b": 2}', 8, 'Ожидается запятая или «}»'],
  ['[1 2]', 3, 'Ожидается запятая или «]»'],
  ['{} {}', 3, 'После конца лишний текст'],
  ['['.repeat(100_000), 51, 'Слишком глубокая вложенность'],
])('tells where «%s» goes wrong', (text, at, message) => {
  expect(readJson(text)).toEqual({ ok: false, fault: { at, message } });
});

it('keeps where values stand, and twins', () => {
  const read = readJson('{"a": [1, {"b": 2}],\n "a": 3}');
  expect(read.ok && read.part.fields?.map(({ key, at, part }) => [key, at, part.at])).toEqual([
    ['a', 1, 6],
    ['a', 22, 27],
  ]);
});

it('does not run away from a name that objects have', () => {
  expect(readJson('{"__proto__": 1}')).toMatchObject({ ok: true });
});
