import { describe, expect, it } from 'vitest';
import { OfferInput } from './offer-input.ts';

const base = { bankId: 1, programNameId: 2, interest: 0.06 };

/** Gives the message of each refused field. */
function said(offer: object): Record<string, string> {
  const { error } = OfferInput.safeParse({ ...base, ...offer });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('a bank, a programme and a rate are enough', () => {
  expect(said({})).toEqual({});
  expect(said({ bankId: null, programNameId: null, interest: null })).toEqual({
    bankId: 'Это обязательное поле',
    programNameId: 'Это обязательное поле',
    interest: 'Это обязательное поле',
  });
});

it.each(['downPayment', 'period', 'loan', 'declaredPsk'])('%s never begins past its end', (field) => {
  const [less, more] = field === 'downPayment' ? [0.2, 0.8] : [2, 30];
  expect(said({ [field]: { from: less, to: more } })).toEqual({});
  expect(said({ [field]: { from: less, to: less } })).toEqual({});
  expect(said({ [field]: { from: more, to: null } })).toEqual({});
  expect(said({ [field]: { from: more, to: less } })).toEqual({
    [`${field}.from`]: 'Значение «от» больше значения «до»',
  });
});

it('days are written DD.MM.YYYY, and the first is not past the last', () => {
  expect(OfferInput.parse({ ...base, validFrom: '01.12.2026', validTo: '2026-12-31' })).toMatchObject({
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
  });
  expect(said({ validFrom: '31.02.2026' })).toHaveProperty('validFrom');
  expect(said({ validFrom: '02.12.2026', validTo: '01.12.2026' })).toEqual({
    validFrom: 'Значение «от» больше значения «до»',
  });
});

it('shares stay between 0 and 1 and as exact as they are kept', () => {
  expect(said({ interest: 1.2 })).toEqual({ interest: 'От 0 до 100%' });
  expect(said({ interest: 0.05750001 })).toEqual({});
  expect(said({ interest: 0.057500001 })).toEqual({ interest: 'Не больше шести знаков после запятой' });
});

describe('the part that gives the type', () => {
  it('a combo goes on from where its base part ends', () => {
    expect(Object.keys(said({ type: 'COMBO' }))).toEqual(['loan.to', 'combo.interest']);
    const combo = { type: 'COMBO', loan: { from: null, to: 6_000_000 } };
    expect(said({ ...combo, combo: { interest: 0.18, to: 15_000_000 } })).toEqual({});
    expect(said({ ...combo, combo: { interest: 0.18, to: 5_000_000 } })).toHaveProperty(['combo.to']);
  });

  it('a tranche has a share, and an end unless the handover is', () => {
    expect(Object.keys(said({ type: 'TRANCHE' }))).toEqual(['tranche.valuePart']);
    expect(said({ type: 'TRANCHE', tranche: { valuePart: 0.3 } })).toEqual({});
    expect(said({ type: 'TRANCHE', tranche: { valuePart: 0.3, until: 'years' } })).toHaveProperty([
      'tranche.years',
    ]);
  });

  it('a subsidy has rows, none of them twice', () => {
    expect(said({ type: 'SUBSIDY' })).toHaveProperty('subsidy');
    const rows = [
      { duration: 1, interest: 0.035, fee: 0.02 },
      { duration: 5, interest: 0.035 },
      { duration: 1, interest: 0.035, fee: 0.05 },
    ];
    expect(said({ type: 'SUBSIDY', subsidy: rows.slice(0, 2) })).toEqual({});
    expect(said({ type: 'SUBSIDY', subsidy: rows })).toEqual({
      'subsidy.2.duration': 'Строка 3 повторяет строку 1',
    });
  });
});
