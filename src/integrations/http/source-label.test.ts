import { expect, it } from 'vitest';
import { sourceLabel } from './source-label.ts';

it.each([
  ['https://feeds.example.ru/k/s3cret/yrl.xml?token=abc', 'feeds.example.ru/…'],
  ['http://Feeds.Example.ru:8080', 'feeds.example.ru:8080/…'],
  ['https://user:s3cret@feeds.example.ru/', 'feeds.example.ru/…'],
  ['https://фиды.рф/тайна', 'фиды.рф/…'],
  ['http://[2a02:6b8::1]/feed', '[2a02:6b8::1]/…'],
  ['not an address s3cret', '…'],
  ['data:text/xml,s3cret', '…'],
])('%s is known as %s', (url, label) => {
  expect(sourceLabel(url)).toBe(label);
});
