import { expect, it } from 'vitest';
import { PageBytes } from './page-bytes.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (words: string) => new TextEncoder().encode(words);

it('writes texts and bytes in their order', () => {
  const page = new PageBytes();
  page.addText('<p>Дом ');
  page.addBytes(bytes('«Сад» 🏠'));
  page.addText('</p>');
  expect(text(page.copy())).toBe('<p>Дом «Сад» 🏠</p>');
});

it('gives each page memory of its own', () => {
  const first = new PageBytes();
  first.addText('first');
  const given = first.copy();
  const second = new PageBytes();
  second.addText('other');
  expect(text(given)).toBe('first');
  expect(given.buffer.byteLength).toBe(5);
  expect(text(second.copy())).toBe('other');
});

it('takes a page of any length, whatever was written before it', () => {
  const long = '₽ 12 млн '.repeat(300_000);
  const page = new PageBytes();
  page.addText('a');
  page.addText(long);
  page.addBytes(bytes(long));
  expect(text(page.copy())).toBe(`a${long}${long}`);
});
