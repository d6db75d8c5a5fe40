import { expect, it } from 'vitest';
import { errorReport } from './error-report.ts';

it('carries the stack, which begins with the message', () => {
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at page';
  expect(errorReport(error)).toBe('Error: boom\n    at page');
});

it.each([
  ['boom@page.js:1:2', 'Error: boom\nsave@page.js:1:2'],
  [undefined, 'Error: boom\n'],
])('says the message where the stack is %s', (stack, text) => {
  const error = new Error('boom');
  Object.assign(error, { stack: stack?.replace('boom', 'save') });
  expect(errorReport(error)).toBe(text);
});

it.each([
  ['Latin', 'x'.repeat(5_000)],
  ['Russian', 'ошибка '.repeat(1_000)],
  ['quotes and breaks', '"\n\\'.repeat(2_000)],
  ['emoji', '🏠'.repeat(2_000)],
  ['broken pairs', '\ud83c'.repeat(2_000)],
])('keeps a long %s text inside an address', (_, text) => {
  const report = errorReport(text);
  const encoded = encodeURIComponent(JSON.stringify(report.toWellFormed()));
  expect(encoded.length).toBeLessThan(1_720);
  expect(report.length).toBeGreaterThan(100);
});
