import { expect, it } from 'vitest';
import { parseMarkdown } from './markdown.ts';

const text = (value: string) => ({ kind: 'text', text: value });

it('reads headings, paragraphs and lists', () => {
  const source = '# Политика\n\nПервая строка\nи вторая.\n\n- один\n- **два**\n\n1. раз\n2) два\n### Мелко';
  expect(parseMarkdown(source)).toEqual([
    { kind: 'heading', level: 2, text: 'Политика' },
    { kind: 'paragraph', inlines: [text('Первая строка и вторая.')] },
    { kind: 'list', isOrdered: false, items: [[text('один')], [{ kind: 'strong', text: 'два' }]] },
    { kind: 'list', isOrdered: true, items: [[text('раз')], [text('два')]] },
    { kind: 'heading', level: 3, text: 'Мелко' },
  ]);
});

it('reads links that lead somewhere safe', () => {
  const [paragraph] = parseMarkdown('См. [сайт](https://example.ru/a) и [справку](/account/help).');
  expect(paragraph).toEqual({
    kind: 'paragraph',
    inlines: [
      text('См. '),
      { kind: 'link', text: 'сайт', href: 'https://example.ru/a' },
      text(' и '),
      { kind: 'link', text: 'справку', href: '/account/help' },
      text('.'),
    ],
  });
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[нажми](javascript:alert(1))',
  '[нажми](data:text/html,x)',
  '[нажми](//example.ru)',
])('leaves %s as text', (source) => {
  expect(parseMarkdown(source)).toEqual([{ kind: 'paragraph', inlines: [text(source)] }]);
});
