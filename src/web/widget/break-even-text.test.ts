import { expect, it } from 'vitest';
import { Decimal } from '#domain/money/decimal.ts';
import { breakEvenText } from './break-even-text.ts';

it.each([
  [
    'a fee and a premium',
    [210_000, 450_000],
    { month: 5, gainKopecks: 414_546_288 },
    'Комиссия и наценка, 660 000 ₽, окупятся на 5-м месяце по сравнению со ставкой 18,79% без субсидии. Погасить или продать раньше — в убыток; за весь срок субсидия сбережёт 4 145 463 ₽.',
  ],
  [
    'a premium alone, late',
    [0, 450_000],
    { month: 29, gainKopecks: 0 },
    'Наценка, 450 000 ₽, окупится через 2 года 5 мес. по сравнению со ставкой 18,79% без субсидии. Погасить или продать раньше — в убыток; за весь срок субсидия сбережёт 0 ₽.',
  ],
  [
    'a fee that never comes back',
    [735_000, 0],
    { month: null, gainKopecks: -2_700_050 },
    'Комиссия, 735 000 ₽, не окупится за весь срок: под 18,79% без субсидии вышло бы на 27 001 ₽ дешевле.',
  ],
] as const)('tells of %s', (_, [fee, pricePremium], even, text) => {
  const cost = { fee: new Decimal(fee), pricePremium: new Decimal(pricePremium) };
  expect(breakEvenText(cost, even, 0.1879).replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')).toBe(text);
});
