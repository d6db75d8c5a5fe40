import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createLastSearch } from './last-search.ts';

const SEARCH = { path: '/search?location=c1', title: 'Новостройки в Москве', at: '2026-11-20T09:00:00.000Z' };

function kept(text: string) {
  return createLastSearch(() => ({ getItem: () => text, setItem: () => {} })).read();
}

describe('the last search of a browser', () => {
  it('comes back as it was', () => {
    expect(kept(JSON.stringify(SEARCH))).toEqual(SEARCH);
  });

  it.each([
    ['nothing', 'null'],
    ['a list', '[]'],
    ['an address of another site', JSON.stringify({ ...SEARCH, path: '//example.org/search?x' })],
    ['a script', JSON.stringify({ ...SEARCH, path: 'javascript:alert(1)' })],
    ['an endless address', JSON.stringify({ ...SEARCH, path: `/search?${'x'.repeat(9_000)}` })],
    ['no moment', JSON.stringify({ ...SEARCH, at: 'вчера' })],
    ['no words', JSON.stringify({ ...SEARCH, title: null })],
  ])('is none when what is kept is %s', (_, text) => {
    expect(kept(text)).toBeNull();
  });

  it('stands under the name that the early script looks for', () => {
    const keys: string[] = [];
    createLastSearch(() => ({ getItem: () => null, setItem: (key) => void keys.push(key) })).write(SEARCH);
    expect(readFileSync('src/web/shell/kept-room.js', 'utf8')).toContain(`'${keys[0]}'`);
  });
});
