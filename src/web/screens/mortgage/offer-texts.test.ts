import { expect, it } from 'vitest';
import { datesText, offerTitle, ratesText, sharesText, yearsText } from './offer-texts.ts';

it('ranges are told by the ends they have', () => {
  expect(sharesText({ from: 0.201, to: 0.8 })).toBe('20,1–80%');
  expect(sharesText({ from: 0.2, to: null })).toBe('от\u00a020%');
  expect(sharesText({ from: null, to: null })).toBe('любой');
  expect(ratesText({ from: 0.06, to: 0.06 })).toBe('6%');
  expect(ratesText({ from: 0.035, to: 0.06 })).toBe('3,5–6%');
});

it.each([
  [1, 30, '1–30\u00a0лет'],
  [1, 1, '1–1\u00a0год'],
  [3, null, 'от\u00a03\u00a0лет'],
  [1, null, 'от\u00a01\u00a0года'],
  [null, 21, 'до\u00a021\u00a0года'],
  [null, null, 'любой'],
])('a term from %j to %j years is «%s»', (from, to, text) => {
  expect(yearsText({ from, to })).toBe(text);
});

it('days and titles', () => {
  expect(datesText({ validFrom: null, validTo: null })).toBe('бессрочно');
  expect(datesText({ validFrom: '2026-12-01', validTo: null })).toBe('с\u00a001.12.2026');
  expect(datesText({ validFrom: '2026-12-01', validTo: '2026-12-31' })).toBe('01.12.2026–31.12.2026');
  expect(offerTitle({ bank: 'Ока Банк', program: 'Семейная', type: 'SUBSIDY' })).toBe(
    'Ока Банк: Семейная, Субсидия',
  );
});
