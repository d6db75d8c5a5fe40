import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SYSTEM } from '#domain/access/actor.ts';
import { listSitemapPages, listSitemapParts, type SitemapPage } from '#services/catalog/list-sitemap.ts';
import type { Product } from '../product.ts';
import { escapeXml } from './feeds-out/xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The map of the site for robots: an index and its parts, written while they are read. */
export function addSitemap(app: FastifyInstance, product: Product) {
  const { publicUrl } = product.env;

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await listSitemapParts(product.serviceContext(SYSTEM, request.id));
    const entries = parts.map(({ name, changedAt }) =>
      entry('sitemap', `${publicUrl}/sitemaps/${name}.xml`, changedAt),
    );
    return xml(reply).send(
      `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`,
    );
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const pages = listSitemapPages(product.serviceContext(SYSTEM, request.id), request.params.part);
    if (!pages) return reply.callNotFound();
    return xml(reply).send(Readable.from(await begun(writePart(pages, publicUrl))));
  });
}

async function* writePart(pages: AsyncIterable<SitemapPage>, publicUrl: string): AsyncGenerator<string> {
  let head = `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const { path, changedAt } of pages) {
    yield head + entry('url', publicUrl + path, changedAt);
    head = '';
  }
  yield `${head}</urlset>\n`;
}

/** Waits for the first of a text, so that what fails at once is an error and no broken file. */
async function begun(parts: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await parts.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* parts;
  })();
}

function entry(tag: 'url' | 'sitemap', address: string, changedAt: Date | undefined): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<${tag}><loc>${escapeXml(address)}</loc>${changed}</${tag}>\n`;
}

function xml(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
}
