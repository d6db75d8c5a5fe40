import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wire } from '#contract/wire.ts';
import { Decimal } from '#domain/money/decimal.ts';
import { writeAnswer } from './write-answer.ts';

const rare = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, new Set([1]), new Map([[1, 2]]), 5n);

/** Trees as answers are, and now and then something that no answer has yet; keys with dots and backslashes too. */
const anyAnswer = fc.letrec((tie) => ({
  leaf: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(undefined, null, true, '', 'a.b', 0, 1.5) },
    { weight: 3, arbitrary: fc.date({ noInvalidDate: true }) },
    { weight: 3, arbitrary: fc.integer().map((units) => new Decimal(units).dividedBy(100)) },
    { weight: 1, arbitrary: rare },
  ),
  tree: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom('a.b', '\\', 'a\\.b', '', '0'), fc.string()), tie('tree'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).tree;

it('writes what SuperJSON writes', () => {
  fc.assert(
    fc.property(anyAnswer, (tree) => {
      const answer = wire.deserialize(wire.serialize(tree));
      const sent = JSON.parse(JSON.stringify(writeAnswer(answer)));
      expect(sent).toEqual(JSON.parse(JSON.stringify(wire.serialize(answer))));
      expect(wire.deserialize(sent)).toEqual(answer);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

it('leaves the answer as it is', () => {
  const answer = { at: new Date(0), list: [{ price: new Decimal('1.5') }] };
  writeAnswer(answer);
  expect(answer).toEqual({ at: new Date(0), list: [{ price: new Decimal('1.5') }] });
});

it('refuses names that reach into a prototype', () => {
  expect(() => writeAnswer(JSON.parse('{"a":{"__proto__":1}}'))).toThrow('prototype pollution');
});
