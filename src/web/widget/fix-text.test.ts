import { expect, it } from 'vitest';
import { fixNote, fixText } from './fix-text.ts';

const fix = { extraInitialPaymentKopecks: 0, minPaymentKopecks: 7_119_600 };

it.each([
  [{ option: 'initialPayment', direction: 'raise', value: 0.31 }, 'Поднять взнос до 31%'],
  [{ option: 'initialPayment', direction: 'lower', value: 0.25 }, 'Снизить взнос до 25%'],
  [{ option: 'years', direction: 'lower', value: 15 }, 'Сократить срок до 15 лет'],
  [{ option: 'years', direction: 'raise', value: 21 }, 'Увеличить срок до 21 года'],
  [{ option: 'price', direction: 'lower', value: 8_900_000 }, 'Снизить цену до 8,9 млн ₽'],
  [{ option: 'price', direction: 'lower', value: 8_888_888 }, 'Снизить цену до 8 888 888 ₽'],
  [{ option: 'monthlyPayment', direction: 'raise', value: 162_000 }, 'Поднять предел до 162 000 ₽'],
] as const)('%j: %s', (change, text) => {
  expect(fixText({ ...fix, ...change }).replaceAll('\u00a0', ' ')).toBe(text);
});

it('tells what a fix costs', () => {
  const raise = { ...fix, option: 'initialPayment', direction: 'raise', value: 0.31 } as const;
  const note = fixNote({ ...raise, extraInitialPaymentKopecks: 15_000_000 });
  expect(note.replaceAll('\u00a0', ' ')).toBe('+150 000 ₽, платёж 71 196 ₽');
  const lower = { ...fix, option: 'price', direction: 'lower', value: 8_900_000 } as const;
  expect(fixNote({ ...raise, extraInitialPaymentKopecks: 15_000_000 }, lower).replaceAll('\u00a0', ' ')).toBe(
    '+150 000 ₽, платёж 71 196 ₽, или снизить цену до 8,9 млн ₽',
  );
});
