import { expect, it } from 'vitest';
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
