import { fastify } from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { askPacked } from './ask-packed.ts';

/**
 * Serves what pages are measured beside: the texts of the product's own cards as a bare list that React draws for each
 * request, at `/`, and kept pages of the product as so many bytes, at their own paths below `/bytes`. Runs as a process
 * of its own with the address of the product and the paths, and prints its own address.
 */
const [productUrl = '', ...paths] = process.argv.slice(2);
const input = encodeURIComponent(JSON.stringify({ json: { filters: {}, amount: 80 } }));
const answer = await fetch(`${productUrl}/api/trpc/flatsMapless?input=${input}`);
const { flats } = (await answer.json()).result.data.json as {
  flats: { id: number; price: number; area: number }[];
};

const app = fastify();
app.get('/', (_, reply) => {
  const items = flats.map(({ id, price, area }) =>
    createElement(
      'li',
      { key: id },
      createElement('a', { href: `/for-sale/${id}` }, `${price} ₽, ${area} м²`),
    ),
  );
  const list = renderToString(createElement('ul', null, items));
  return reply.type('text/html').send(`<!doctype html><html lang="ru"><body>${list}</body></html>`);
});

const bytes = new Map<string, Buffer>();
for (const path of paths) bytes.set(path, await askPacked(productUrl + path));
app.get('/bytes/*', (request, reply) =>
  reply
    .type('text/html; charset=UTF-8')
    .header('content-encoding', 'br')
    .send(bytes.get(request.url.replace('/bytes', ''))),
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => app.close());
