import { expect, it } from 'vitest';
import type { OfferEffect } from '#contract/offer-effect.ts';
import { Decimal } from '#domain/money/decimal.ts';
import type { IsoDate } from '#domain/time/iso-date.ts';
import { changesNothing, changeText, differenceText, turnText } from './offer-effect-texts.ts';

const none = { flats: 0, complexes: 0, first: [] };
const reach = { flats: 5, complexes: 1, projects: { count: 0, first: [] } };
const effect = (own: Partial<OfferEffect> = {}): OfferEffect => ({
  day: '2026-11-20' as IsoDate,
  before: reach,
  after: reach,
  gained: none,
  lost: none,
  prices: [{ price: 9_000_000, before: new Decimal('50150.17'), after: new Decimal('50150.17') }],
  turns: [],
  comparedFlats: 5,
  ...own,
});
const other = { bank: 'Банк «Верста»', program: 'Семейная', isOwn: false, payment: new Decimal(75_225) };
const own = { ...other, isOwn: true, payment: new Decimal(60_896) };

it('tells a change from none', () => {
  expect(changesNothing(effect())).toBe(true);
  expect(changesNothing(effect({ after: null }))).toBe(false);
  expect(changesNothing(effect({ lost: { flats: 1, complexes: 1, first: ['А'] } }))).toBe(false);
  expect(
    changesNothing(effect({ prices: [{ price: 9_000_000, before: null, after: new Decimal(1) }] })),
  ).toBe(false);
  expect(changesNothing(effect({ turns: [{ price: 1, flats: 1, before: null, after: own }] }))).toBe(false);
});

it('says who takes the place of whom', () => {
  const turn = { price: 9_000_000, flats: 2_316 };
  expect(turnText({ ...turn, before: other, after: own }).replaceAll('\u00a0', ' ')).toBe(
    '9 млн ₽, 2 316 квартир: эта программа — 60 896 ₽ вместо 75 225 ₽ у «Банк „Верста“: Семейная»',
  );
  expect(turnText({ ...turn, before: own, after: other })).toContain('у\u00a0этой программы');
  expect(turnText({ ...turn, before: null, after: own })).toContain('раньше не\u00a0подходила ни\u00a0одна');
  expect(turnText({ ...turn, before: own, after: null })).toContain('не\u00a0подойдёт ни\u00a0одна');
});

it('names the first complexes and counts the others', () => {
  expect(
    changeText({ flats: 84, complexes: 3, first: ['Северный', 'Речной'] }).replaceAll('\u00a0', ' '),
  ).toBe('84 квартиры в 3 ЖК: Северный, Речной и ещё 1');
});

it('shows the sign of a difference', () => {
  expect(differenceText(new Decimal(75_225), new Decimal(60_896))).toBe('−14\u00a0329\u00a0₽');
  expect(differenceText(new Decimal(60_000), new Decimal(60_500))).toBe('+500\u00a0₽');
});
