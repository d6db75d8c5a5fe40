import { AppError } from '#domain/errors.ts';
import { describeFail } from '#integrations/feed-source/describe-fail.ts';
import { FEED_DEADLINE_MS } from '#integrations/feed-source/port.ts';
import { sourceLabel } from '#integrations/http/source-label.ts';
import type { ServiceContext } from '../context.ts';

/**
 * The bytes at an address, asked for when the first of them is read. Errors, while reading: UNAVAILABLE in words that
 * do not repeat the address, for it may hold a key.
 */
export async function* readFeedAddress(
  { ports, requestId }: ServiceContext,
  url: string,
  signal: AbortSignal,
): AsyncIterable<Uint8Array> {
  const opened = await ports.feeds.open({ url }, { signal, deadlineMs: FEED_DEADLINE_MS, requestId });
  if (!opened.ok) throw new AppError('UNAVAILABLE', `${sourceLabel(url)}: ${describeFail(opened)}`);
  if (opened.value.unchanged) throw new AppError('INTERNAL', 'nothing was given to compare the feed with');
  yield* opened.value.stream;
}
