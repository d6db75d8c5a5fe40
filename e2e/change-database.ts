import { type Db, openDatabase } from '#db/client.ts';
import { openEmbeddedCluster } from '#server/postgres/embedded-cluster.ts';
import { dataDir } from './site.ts';

/** Changes what no interface of the product changes; whoever does it puts it back. */
export async function changeDatabase(change: (db: Db) => Promise<unknown>): Promise<void> {
  const cluster = await openEmbeddedCluster({ dataDir, role: 'command' });
  const database = openDatabase(cluster.url, 'work');
  try {
    await change(database.db);
  } finally {
    await database.close();
    await cluster.leave();
  }
}
