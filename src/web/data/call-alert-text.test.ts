import { expect, it } from 'vitest';
import { callAlertText } from './call-alert-text.ts';

const INTERNAL =
  'Извините за неудобства. В данный момент у нас технические неполадки. Пожалуйста, попробуйте позже';

it.each([
  [404, 'Not found', 'Упс! Похоже, эта страница не существует.'],
  [401, 'Unauthorized', 'Ошибка авторизации. Попробуйте обновить страницу'],
  [500, 'Unknown error', INTERNAL],
  [503, 'Service unavailable', INTERNAL],
  [0, 'Failed to fetch', INTERNAL],
  [409, 'Статус уже изменили', 'Статус уже изменили'],
  [400, '', INTERNAL],
])('%d %j', (status, message, text) => {
  expect(callAlertText({ status, message }, 'local')).toBe(text);
});

it('names the token of a test stand, and only there', () => {
  const call = { status: 0, message: 'Unable to transform response from server' };
  expect(callAlertText(call, 'testing')).toBe('Ошибка тестового токена авторизации. Обновите страницу');
  expect(callAlertText(call, 'production')).toBe(INTERNAL);
});
