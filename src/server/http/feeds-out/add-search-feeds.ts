import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseGlobalQuery } from '#domain/catalog/global-query.ts';
import { withPreset } from '#domain/catalog/presets.ts';
import { searchPath } from '#domain/catalog/search-address.ts';
import { readArea } from '#domain/geo/area-text.ts';
import { decodeLocations, encodeLocation, MAX_LOCATIONS } from '#domain/geo/location-code.ts';
import { readTerms } from '#domain/mortgage/terms/terms-text.ts';
import { readRoad } from '#domain/road/road-text.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { listSearchNews, type SearchNews } from '#services/catalog/list-search-news.ts';
import type { Product } from '../../product.ts';
import { queryOf } from '../query-of.ts';
import { refuseOtherMethods } from '../refuse-other-methods.ts';
import { newsText } from './news-text.ts';
import { sendShown } from './send-shown.ts';
import { element, escapeXml } from './xml.ts';

interface Feed {
  title: string;
  /** Where the feed itself is, and the page of its search. */
  address: string;
  page: string;
  entries: { id: string; page: string; at: Date; title: string }[];
}

const ATOM = 'application/atom+xml; charset=utf-8';
const JSON_FEED = 'application/feed+json; charset=utf-8';

/**
 * Tells programs that follow feeds what has changed in a search: `/search.atom` (RFC 4287) and `/search.json` (JSON
 * Feed 1.1) with the parameters of `/search`. An address that names no place means everywhere. Nothing is asked of the
 * tables for a reader that has the newest answer.
 */
export function addSearchFeeds(app: FastifyInstance, product: Product) {
  app.get('/search.atom', (request, reply) => answer(request, reply, ATOM, writeAtom));
  app.get('/search.json', (request, reply) => answer(request, reply, JSON_FEED, writeJsonFeed));
  for (const path of ['/search.atom', '/search.json']) refuseOtherMethods(app, path, ['GET', 'HEAD']);

  function answer(request: FastifyRequest, reply: FastifyReply, type: string, write: (feed: Feed) => string) {
    return sendShown(
      product,
      request,
      reply,
      async (ctx) => {
        const { publicUrl } = product.env;
        const asked = Object.fromEntries([...queryOf(request)].toReversed());
        const { location, searchFilters, presetTab, terms, road } = parseGlobalQuery(asked);
        const filters = withPreset(searchFilters, presetTab);
        const area = asked.area === undefined ? undefined : readArea(asked.area);
        const codes = decodeLocations(location ?? '')
          .slice(0, MAX_LOCATIONS)
          .map(encodeLocation);
        const { title, news } = await listSearchNews(
          { ...ctx, terms: readTerms(terms), road: readRoad(road) },
          { filters, location: codes, ...(area && { area }) },
        );
        const body = write({
          title,
          address: publicUrl + request.url,
          page: publicUrl + withWords(searchPath({ location, searchFilters: filters }), { terms, road }),
          entries: news.map((one) => entryOf(one, publicUrl)),
        });
        return { type, body };
      },
      // News is of the last month, so that it changes with the day.
      ({ now }) => moscowDate(now),
    );
  }
}

/** An address that says the terms and the ways of whoever asks. */
function withWords(path: string, words: { terms?: string | undefined; road?: string | undefined }): string {
  const { terms, road } = words;
  const text = new URLSearchParams({ ...(terms && { terms }), ...(road && { road }) }).toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

function entryOf(news: SearchNews, publicUrl: string): Feed['entries'][number] {
  const page = `${publicUrl}/for-sale/${news.flat.id}`;
  const at = news.at.toISOString();
  return { id: `${page}#${news.kind.toLowerCase()}-${at}`, page, at: news.at, title: newsText(news) };
}

function writeAtom({ title, address, page, entries }: Feed): string {
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeXml(href)}"/>\n`;
  const updated = entries[0]?.at ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">\n',
    element('id', page),
    element('title', title),
    element('updated', updated.toISOString()),
    '<author><name>Генплан</name></author>\n',
    link('self', address),
    link('alternate', page),
    ...entries.map(({ id, page, at, title }) =>
      [
        '<entry>\n',
        element('id', id),
        element('title', title),
        element('updated', at.toISOString()),
        link('alternate', page),
        '</entry>\n',
      ].join(''),
    ),
    '</feed>\n',
  ].join('');
}

function writeJsonFeed({ title, address, page, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    language: 'ru',
    items: entries.map(({ id, page, at, title }) => ({
      id,
      url: page,
      title,
      content_text: title,
      date_published: at.toISOString(),
    })),
  });
}
