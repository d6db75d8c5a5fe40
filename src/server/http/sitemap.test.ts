import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import type { Product } from '../product.ts';
import { addSitemap } from './sitemap.ts';

const GONE = {
  get() {
    throw new Error('the database is away');
  },
};

it.each(['pages', 'sets', 'complexes', 'flats-1'])(
  'a part %s that cannot be read is an error, and no half of a file',
  async (part) => {
    const app = fastify();
    const db = new Proxy({}, GONE);
    const product = { env: { publicUrl: 'https://genplan.example' }, serviceContext: () => ({ db }) };
    addSitemap(app, product as unknown as Product);
    expect(await app.inject(`/sitemaps/${part}.xml`)).toMatchObject({ statusCode: 500 });
  },
);
