import { expect, it } from 'vitest';
import { dressPage } from './dress-page.ts';

const FILES = {
  sheets: ['/assets/style.1.css', '/assets/style.2.css'],
  pieces: [{ within: [], needs: [['card']], isNew: false, css: '.card{content:"$&"}' }],
  scripts: ['/assets/entry.js', '/assets/framework.js'],
};
const HTML = '<html><head><title>Дом</title></head><body class="card"></body></html>';

it('writes the styles of what is shown and the names of what comes later at the end of the head', () => {
  const html = dressPage(HTML, FILES);
  expect(html).toMatch(/^<html><head><title>Дом<\/title><style>\.card\{content:"\$&"\}<\/style><script /);
  expect(html).toContain(
    '<script data-sheets="/assets/style.1.css /assets/style.2.css" data-scripts="/assets/entry.js /assets/framework.js">',
  );
  expect(html).toMatch(/<\/script><\/head><body class="card"><\/body><\/html>$/);
});

it('brings nothing later to a page that has no scripts', () => {
  expect(dressPage(HTML, { ...FILES, scripts: [] })).not.toContain('<script');
});

it('puts styles with new words into a drawing at the beginning of the body', () => {
  const newer = {
    within: ['@container (max-width:9px)'],
    needs: [['card']],
    isNew: true,
    css: '.card{top:0}',
  };
  expect(dressPage(HTML, { ...FILES, pieces: [newer] })).toContain(
    '<body class="card"><svg width="0" height="0" aria-hidden="true">' +
      '<style>@container (max-width:9px){.card{top:0}}</style></svg></body>',
  );
});
