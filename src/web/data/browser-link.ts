import { httpBatchLink } from '@trpc/client';
import { wire } from '#contract/wire.ts';
import { NOT_OURS } from './not-ours.ts';
import { noteServerDate } from './server-clock.ts';

/** The longest address every proxy and browser passes; a longer batch is split. */
const MAX_URL_LENGTH = 2083;

/** Calls over HTTP to this origin; the session cookie travels by itself and no script can read it. */
export const browserLink = httpBatchLink({
  url: '/api/trpc',
  transformer: wire,
  maxURLLength: MAX_URL_LENGTH,
  async fetch(url, options) {
    const answer = await fetch(url, options as RequestInit);
    noteServerDate(answer.headers.get('date'), Date.now());
    return { ok: answer.ok, json: () => readJson(answer) };
  },
});

/** What is no JSON, such as the page of a proxy, fails with the words of a JSON that is no answer of ours. */
async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(NOT_OURS);
  }
}
