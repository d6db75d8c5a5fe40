import { expect, it } from 'vitest';
import { permittedPages } from './admin-pages.ts';

it("a client's own person has the company, whose pages stand under its own address, and its keys", () => {
  const own = permittedPages({ clientDesk: 'rw' }, 7);
  expect(own.map(({ title, path, ...page }) => [title, path, 'roof' in page && page.roof])).toEqual([
    ['Моя компания', '/admin/my-client', '/admin/clients/7'],
    ['API-ключи', '/admin/api-keys', false],
  ]);
  const platform = permittedPages({ clientDesk: 'rw', leads: 'rw' }, null);
  expect(platform.map(({ title }) => title)).toEqual(['Заявки', 'API-ключи']);
});
