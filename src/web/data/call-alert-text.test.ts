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
  expect(callAlertText({ status, message, issues: [], isLate: false }, 'local')).toBe(text);
});

it('an input that was refused past any form is told by its first issue, and a limit by its time', () => {
  const issues = [{ path: ['priority'], message: 'Не больше 1000' }];
  const call = { message: 'Invalid parameters', issues, isLate: false };
  expect(callAlertText({ ...call, status: 400 }, 'local')).toBe('Не больше 1000');
  expect(callAlertText({ ...call, status: 400, issues: [] }, 'local')).toMatch(/^Данные не\u00a0приняты/);
  expect(callAlertText({ ...call, status: 429, retryAfterSeconds: 61 }, 'local')).toBe(
    'Слишком много попыток. Попробуйте через 2\u00a0минуты',
  );
});

it('names the token of a test stand, and only there', () => {
  const call = { status: 0, message: 'Unable to transform response from server', issues: [], isLate: false };
  expect(callAlertText(call, 'testing')).toBe('Ошибка тестового токена авторизации. Обновите страницу');
  expect(callAlertText(call, 'production')).toBe(INTERNAL);
});
