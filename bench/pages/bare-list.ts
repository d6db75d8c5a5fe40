import { fastify } from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Serves the cost of React itself: the texts of the product's own cards as a bare list. Runs as a process of its own
 * with the address of the product, and prints its own address.
 */
const [productUrl = ''] = process.argv.slice(2);
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
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => app.close());
