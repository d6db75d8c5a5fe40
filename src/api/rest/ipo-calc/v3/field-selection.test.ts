import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldSelector, OffersSelection } from '#contract/ipo-calc/field-selector.ts';
import { fieldSelection } from './field-selection.ts';

const OFFER = {
  hash: 'a',
  bank: { id: 1, name: 'Верста', uname: null },
  project: null,
  geoRestrictionGroups: [],
  parts: [
    { type: 'BASE', interest: 0.06 },
    { type: 'SUBSIDY', matrix: [{ duration: 1, interest: 0.04 }] },
  ],
};

describe('include', () => {
  it.each<[string, FieldSelector, unknown]>([
    ['one field of an object', { bank: { name: true } }, { bank: { name: 'Верста' } }],
    ['a whole subtree', { bank: true }, { bank: OFFER.bank }],
    [
      'the same path of every element',
      { parts: { type: true } },
      { parts: [{ type: 'BASE' }, { type: 'SUBSIDY' }] },
    ],
    [
      'elements without the field stay in their places',
      { parts: { matrix: { duration: true } } },
      { parts: [{}, { matrix: [{ duration: 1 }] }] },
    ],
    ['null on the way', { project: { name: true } }, { project: null }],
    ['a null end', { bank: { uname: true } }, { bank: { uname: null } }],
    ['an empty list', { geoRestrictionGroups: { id: true } }, { geoRestrictionGroups: [] }],
    ['false ends do nothing', { hash: true, bank: false, parts: { type: false } }, { hash: 'a' }],
    ['unknown fields do nothing', { hash: true, nope: true, bank: { nope: true } }, { hash: 'a' }],
    ['fields every object inherits are unknown', { toString: true, constructor: { name: true } }, {}],
    ['a path through a plain value is unknown', { hash: { length: true } }, {}],
    ['only false ends', { bank: false }, {}],
  ])('%s', (_, fields, expected) => {
    expect(fieldSelection(fields, 'include')(OFFER)).toEqual(expected);
  });
});

describe('exclude', () => {
  const { bank, ...withoutBank } = OFFER;
  it.each<[string, FieldSelector, unknown]>([
    ['a whole subtree', { bank: true }, withoutBank],
    ['one field of an object', { bank: { uname: true } }, { ...OFFER, bank: { id: 1, name: 'Верста' } }],
    [
      'the same path of every element',
      { parts: { interest: true, matrix: true } },
      { ...OFFER, parts: [{ type: 'BASE' }, { type: 'SUBSIDY' }] },
    ],
    ['false ends do nothing', { bank: { uname: false }, hash: false }, OFFER],
    ['unknown fields do nothing', { nope: true, bank: { nope: { deeper: true } } }, OFFER],
    ['through null', { project: { name: true } }, OFFER],
  ])('%s', (_, fields, expected) => {
    expect(fieldSelection(fields, 'exclude')(OFFER)).toEqual(expected);
  });
});

const ends = fc.letrec<{ tree: FieldSelector }>((tie) => ({
  tree: fc.dictionary(
    fc.constantFrom(...Object.keys(OFFER), 'name', 'type', 'interest', 'matrix', 'duration', 'nope'),
    fc.oneof({ depthSize: 'small' }, fc.boolean(), tie('tree') as fc.Arbitrary<FieldSelector>),
  ),
})).tree;

describe('any selector', () => {
  it('without fields leaves the answer whole in both modes', () => {
    expect(fieldSelection({}, 'include')(OFFER)).toBe(OFFER);
    expect(fieldSelection({}, 'exclude')(OFFER)).toBe(OFFER);
    expect(fieldSelection(undefined, 'exclude')(OFFER)).toBe(OFFER);
  });

  it('is a selector by the contract', () => {
    fc.assert(fc.property(ends, (fields) => FieldSelector.safeParse(fields).success));
  });

  it('splits the plain values of an answer between its two modes', () => {
    fc.assert(
      fc.property(
        ends.filter((fields) => Object.keys(fields).length > 0),
        (fields) => {
          const inside = leaves(fieldSelection(fields, 'include')(OFFER));
          const outside = leaves(fieldSelection(fields, 'exclude')(OFFER));
          const shared = inside.filter((leaf) => outside.includes(leaf));
          expect(new Set([...inside, ...outside])).toEqual(new Set(leaves(OFFER)));
          // A null a path leads through belongs to both: there is nothing beneath it to take away.
          expect(shared.filter((leaf) => !leaf.endsWith('null'))).toEqual([]);
        },
      ),
    );
  });

  it('selects the same again from what it selected', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom('include' as const, 'exclude' as const), (fields, mode) => {
        const select = fieldSelection(fields, mode);
        const once = select(OFFER);
        expect(select(once as object)).toEqual(once);
      }),
    );
  });
});

describe('the body', () => {
  it.each([
    ['an unknown mode', { mode: 'only' }],
    ['a text for an end', { fields: { bank: 'true' } }],
    ['a number for an end', { fields: { bank: { name: 1 } } }],
    ['null for an end', { fields: { bank: null } }],
    ['a list of fields', { fields: ['bank'] }],
    ['a list as an end', { fields: { bank: [] } }],
    ['no object', []],
  ])('%s is refused', (_, body) => {
    expect(OffersSelection.safeParse(body).success).toBe(false);
  });

  it('includes unless told otherwise and ignores whatever else it holds', () => {
    expect(OffersSelection.parse({ fields: { hash: true }, price: 1 })).toEqual({
      fields: { hash: true },
      mode: 'include',
    });
  });
});

function leaves(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path}=${value}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}
