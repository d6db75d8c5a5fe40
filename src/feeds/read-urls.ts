import type { Notes } from './notes.ts';

const MAX_URL = 2_000;
const MAX_URLS = 60;

/** An absolute http(s) address without the spaces around it; null for anything else. */
export function readUrl(raw: string | null): string | null {
  if (raw === null) return null;
  const text = raw.trim();
  const url = text.startsWith('//') ? `https:${text}` : text;
  if (url.length > MAX_URL || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { username, password } = new URL(url);
  return username === '' && password === '' ? url : null;
}

/** The good addresses of a list, each once, at most 60; the bad ones are named in warnings. */
export function readUrls(notes: Notes, field: string, raw: readonly string[]): string[] {
  const urls = new Set<string>();
  for (const text of raw) {
    const url = readUrl(text);
    if (url === null) notes.warn(field, text, 'адрес картинки http или https; не учтён');
    else urls.add(url);
  }
  return [...urls].slice(0, MAX_URLS);
}
