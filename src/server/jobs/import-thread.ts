import { importKeptFeed } from '#services/feed/import-feed.ts';
import { giveWay, letPostgresGiveWay } from '../give-way.ts';
import { openProduct, type Product } from '../product.ts';
import type { ImportOrder } from './import-apart.ts';

let opened: Promise<Product> | undefined;

/** Imports one feed. A thread keeps what it stands on until it is let go, and its connections end with it. */
export async function importInThread({ feed, installation }: ImportOrder): Promise<void> {
  const { env, databaseUrl } = installation;
  giveWay();
  opened ??= openProduct({ ...env, databaseUrl }, 'command').then((product) => {
    letPostgresGiveWay(product.work.pool, env);
    return product;
  });
  const product = await opened;
  await importKeptFeed(product.workContext('import'), feed);
}
