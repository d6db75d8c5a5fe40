import { z } from 'zod';
import { URL_INVALID } from './record-fields.ts';

const WRONG = {
  form: URL_INVALID,
  star: 'Звёздочка бывает только вместо порта: перечислите домены',
  port: 'Порт от\u00a01 до\u00a065535',
  host: 'Такого домена быть не\u00a0может',
  ipv6: 'Нужен домен: по\u00a0адресу IPv6 браузеры не\u00a0открывают виджет',
} as const;

const PARTS = /^(https?):\/\/(\[[^\]]*\]|[^/?#@:\\]+)(?::([^/?#@:\\]*))?\/?$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_HOST = 253;
const MAX_PORT = 65_535;
const MAX_LENGTH = 300;

/**
 * An origin of pages in its stored form: 'https://site.example', 'http://localhost:*'. Capitals, a slash and a dot at
 * the end and a default port are dropped; a domain in national letters is turned into the ASCII form that browsers
 * send. `*` allows any port.
 */
export const BaseUrl = z
  .string(WRONG.form)
  .trim()
  .max(MAX_LENGTH, URL_INVALID)
  .transform((text, context) => {
    const read = readBaseUrl(text);
    if (!('wrong' in read)) return read.baseUrl;
    context.addIssue({ code: 'custom', message: WRONG[read.wrong] });
    return z.NEVER;
  });

function readBaseUrl(text: string): { baseUrl: string } | { wrong: keyof typeof WRONG } {
  const [, scheme = '', host = '', port] = PARTS.exec(text) ?? [];
  if (host === '' || /\s/.test(text)) return { wrong: 'form' };
  if (host.includes('*')) return { wrong: 'star' };
  if (host.startsWith('[')) return { wrong: 'ipv6' };
  const isAnyPort = port === '*';
  if (port !== undefined && !isAnyPort && !(/^\d{1,5}$/.test(port) && +port >= 1 && +port <= MAX_PORT)) {
    return { wrong: 'port' };
  }
  const url = URL.parse(`${scheme}://${host}${port === undefined || isAnyPort ? '' : `:${port}`}`);
  const hostname = url?.hostname.replace(/\.$/, '') ?? '';
  if (url === null || !isHost(hostname)) return { wrong: 'host' };
  const shownPort = isAnyPort ? '*' : url.port;
  return { baseUrl: `${url.protocol}//${hostname}${shownPort === '' ? '' : `:${shownPort}`}` };
}

function isHost(hostname: string): boolean {
  return hostname.length <= MAX_HOST && hostname.split('.').every((label) => LABEL.test(label));
}
