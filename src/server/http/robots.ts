import type { FastifyInstance } from 'fastify';
import type { IndexingKey } from '#integrations/indexing/port.ts';

/** Robots find nothing to index there, so they are told not to ask. */
const CLOSED = ['/api/', '/admin/', '/account/', '/dev/'];

/** Parameters that never make another page: Yandex gathers the signals of such addresses on the one without them. */
const MARKS = [
  'sort',
  'map',
  'presetTab',
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'gclid'],
  'lens',
  'terms',
  'road',
];

/** A robot may follow a link to these pages, but must not index them. */
const UNLISTED = /^\/(?:api|widget|admin|account|invite|for-developers|dev)(?:[/?]|$)/;

/** Serves robots.txt: the closed addresses and the address of the site map, and the key of those we send news to. */
export function addRobots(
  app: FastifyInstance,
  { publicUrl, keyFile }: { publicUrl: string; keyFile: IndexingKey | null },
) {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  const text = [
    'User-agent: *',
    ...closed,
    '',
    'User-agent: Yandex',
    ...closed,
    `Clean-param: ${MARKS.join('&')} /`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

  app.get('/robots.txt', (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );

  if (keyFile) {
    app.get(keyFile.path, (_, reply) => reply.type('text/plain; charset=utf-8').send(keyFile.key));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (UNLISTED.test(request.url)) reply.header('x-robots-tag', 'noindex');
  });
}
