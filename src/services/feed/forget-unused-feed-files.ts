import { deleteFeedFiles, listUnusedFeedFiles } from '#db/queries/feed/feed-files.ts';
import type { ServiceContext } from '../context.ts';
import { feedFileKey } from './feed-file-key.ts';

/** Deletes files uploaded before the moment that no feed reads; one the storage keeps for now goes another time. */
export async function forgetUnusedFeedFiles({ db, ports }: ServiceContext, before: Date): Promise<void> {
  const gone: string[] = [];
  for (const id of await listUnusedFeedFiles(db, before)) {
    const deleted = await ports.storage.del(feedFileKey(id));
    if (deleted.ok) gone.push(id);
  }
  await deleteFeedFiles(db, gone);
}
