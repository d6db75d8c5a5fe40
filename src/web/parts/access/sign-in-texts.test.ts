import { expect, it } from 'vitest';
import { countdownText } from './countdown-text.ts';
import { codeFaultText } from './sign-in-faults.ts';

it.each([
  ['Not sent', 'Не удалось отправить SMS. Повторите попытку позже.'],
  ['Cooldown', 'Время ожидания повторной отправки еще не истекло.'],
  [
    'anything',
    'Не удалось доставить SMS. Убедитесь, что вы ввели правильный номер телефона и повторите попытку.',
  ],
  [
    undefined,
    'Не удалось доставить SMS. Убедитесь, что вы ввели правильный номер телефона и повторите попытку.',
  ],
])('a code that was not sent: %s', (message, text) => {
  expect(codeFaultText(message)).toBe(text);
});

it.each([
  [60, '1:00'],
  [42, '0:42'],
  [5, '0:05'],
  [3_540, '59:00'],
  [3_905, '1:05:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
