import { httpBatchLink } from '@trpc/client';
import { wire } from '#contract/wire.ts';
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
    return answer;
  },
});
