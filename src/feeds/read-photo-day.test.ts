import { expect, it } from 'vitest';
import { readPhotoDay } from './read-photo-day.ts';

it.each([
  ['2026-09', '2026-09-01'],
  ['2026-09-14', '2026-09-14'],
  ['2026-09-14T10:00:00+03:00', '2026-09-14'],
  ['09.2026', '2026-09-01'],
  ['14.09.2026', '2026-09-14'],
  ['2026-13', null],
  ['31.02.2026', null],
  ['1026-09', null],
  ['2026', null],
  ['', null],
  ['сентябрь', null],
])('%s is the day %s of a photo', (text, day) => {
  expect(readPhotoDay(text)).toBe(day);
});
