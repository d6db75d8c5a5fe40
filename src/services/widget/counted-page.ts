import { domainToUnicode } from 'node:url';
import { NO_PAGE } from '#domain/widget/widget-figures.ts';
import { WIDGET_PATHS } from '#domain/widget/widget-paths.ts';

const MAX_PAGE = 300;
/** A part of a path that may be somebody's: a mail, a phone, the token of a link. */
const PERSONAL = [/@/, /^\+?[\d\s().-]{10,}$/, /^[0-9a-f-]{32,}$/i];

/**
 * The page of a widget as figures tell it: host and path without parameters, parts that may tell of a person left out;
 * `NO_PAGE` for none and for the widget's own page.
 */
export function countedPage(pageUrl: string | null, publicUrl: string): string {
  const url = pageUrl === null ? null : URL.parse(pageUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return NO_PAGE;
  const isWidget = Object.values(WIDGET_PATHS).some((path) => url.pathname.startsWith(`${path}/`));
  if (isWidget && url.origin === publicUrl) return NO_PAGE;
  const parts = url.pathname.split('/').filter(Boolean).map(readPart);
  const domain = domainToUnicode(url.hostname) || url.hostname;
  const host = url.port === '' ? domain : `${domain}:${url.port}`;
  return [host, ...parts].join('/').slice(0, MAX_PAGE).toWellFormed();
}

function readPart(part: string): string {
  const text = decode(part)
    .replaceAll(/[\p{C}\s/]+/gu, ' ')
    .trim();
  return PERSONAL.some((pattern) => pattern.test(text)) ? '…' : text;
}

/** Paths of others may hold a percent sign that encodes nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
