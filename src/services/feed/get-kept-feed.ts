import type { Db } from '#db/client.ts';
import { type Feed, findFeedForUpdate } from '#db/queries/feed/feeds.ts';
import { AppError } from '#domain/errors.ts';

/** A feed that was not removed, held for this transaction. Errors: NOT_FOUND. */
export async function getKeptFeed(tx: Db, id: number): Promise<Feed> {
  const feed = await findFeedForUpdate(tx, id);
  if (!feed || feed.removedAt) throw new AppError('NOT_FOUND', `Фида ${id} нет`);
  return feed;
}
