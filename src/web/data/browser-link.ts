import { httpBatchLink } from '@trpc/client';
import { wire } from '#contract/wire.ts';

/** The longest address every proxy and browser passes; a longer batch is split. */
const MAX_URL_LENGTH = 2083;

/** Calls over HTTP to this origin; the session cookie travels by itself and no script can read it. */
export const browserLink = httpBatchLink({
  url: '/api/trpc',
  transformer: wire,
  maxURLLength: MAX_URL_LENGTH,
});
