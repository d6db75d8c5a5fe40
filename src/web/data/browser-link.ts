import { httpBatchLink } from '@trpc/client';
import { wire } from '#contract/wire.ts';
import { ForeignAnswer } from './not-ours.ts';
import { onceKey } from './once-key.ts';
import { noteServerDate } from './server-clock.ts';

/** The longest address every proxy and browser passes; a longer batch is split. */
const MAX_URL_LENGTH = 2083;

/** Nobody waits longer in front of a form; the server gives up earlier by its own timeouts. */
const PATIENCE_MS = 30_000;

/** Calls over HTTP to this origin; the session cookie travels by itself and no script can read it. */
export const browserLink = httpBatchLink({
  url: '/api/trpc',
  transformer: wire,
  maxURLLength: MAX_URL_LENGTH,
  headers: ({ opList }) =>
    opList.some(({ context }) => context.isOnce === true)
      ? { 'idempotency-key': onceKey(() => sessionStorage, Date.now()) }
      : {},
  async fetch(url, options) {
    const { signal, patience } = withPatience(options?.signal as AbortSignal | null | undefined);
    try {
      const answer = await fetch(url, { ...(options as RequestInit), signal });
      noteServerDate(answer.headers.get('date'), Date.now());
      const read = await readAnswer(answer);
      return { ok: answer.ok, json: async () => read };
    } finally {
      clearTimeout(patience);
    }
  },
});

/** A signal that follows the caller's and gives up by itself; `AbortSignal.any` is younger than browsers in use. */
function withPatience(caller: AbortSignal | null | undefined) {
  const own = new AbortController();
  const follow = () => own.abort(caller?.reason);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  const giveUp = () => own.abort(new DOMException('No answer in time', 'TimeoutError'));
  return { signal: own.signal, patience: setTimeout(giveUp, PATIENCE_MS) };
}

/** The answer of the procedures. Errors: ForeignAnswer for one that none of them wrote. */
async function readAnswer(answer: Response): Promise<unknown> {
  const text = await answer.text();
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new ForeignAnswer(answer);
  }
  if (![read].flat().every(isOfProcedure)) throw new ForeignAnswer(answer);
  return read;
}

function isOfProcedure(read: unknown): boolean {
  return typeof read === 'object' && read !== null && ('result' in read || 'error' in read);
}
