import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { verifyBackup } from '../../src/server/backup/read-backup.ts';
import { createSealer } from '../../src/server/sealer.ts';
import { findSecretKey } from '../../src/server/secret-key-of.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { signInPerson } from './person.ts';
import type { Proof } from './proof.ts';
import { startLoad } from './steady-load.ts';

const PASSPHRASE = 'верная лошадь батарея';
const FEED = 'https://feeds.example/secret.xml';
/** Work under way is offered anew after a restore, and nodes write themselves down while they run. */
const CHANGING = ['outbox', 'nodes'];

/** Its short form is src/server/backup/backup.db.test.ts. */
export const backup: Proof = {
  ru: 'копия под нагрузкой, потеря машины, восстановление на пустой: строки, файлы, запечатанный адрес, сессия',
  en: 'a copy under load, the machine lost, a restore on an empty one: rows, files, a sealed address, a session',
  async run(_, say) {
    const [lost, empty] = [await openFleet(), await openFleet()];
    try {
      const node = await lost.startNode();
      const person = await signInPerson(lost, node);
      await person.upload();
      await sealFeed(lost);
      const file = join(lost.dir, 'copy.backup');
      const steady = startLoad(node.url, { atOnce: 2, restMs: 10 });
      const writing = await timed(() => db(lost, 'backup', file));
      await steady.end();
      node.child.kill('SIGKILL');
      await node.exited;
      const { totals } = await verifyBackup(file);
      say(`копия за ${writing} с: таблиц ${Object.keys(totals.tables).length}, файлов ${totals.blobs}`);

      const restoring = await timed(() => db(empty, 'restore', file));
      const again = join(empty.dir, 'again.backup');
      await db(empty, 'backup', again);
      const { totals: restored } = await verifyBackup(again);
      const differing = Object.keys({ ...totals.tables, ...restored.tables }).filter(
        (table) =>
          !CHANGING.includes(table) &&
          JSON.stringify(totals.tables[table]) !== JSON.stringify(restored.tables[table]),
      );
      const opened = await openFeed(empty);
      const reborn = await empty.startNode();
      const { status } = await person.at(reborn.url).get('/admin/integrations');
      const stranger = await fetch(`${reborn.url}/admin/integrations`);
      const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
      return {
        holds:
          differing.length === 0 &&
          totals.blobs === restored.blobs &&
          opened === FEED &&
          status === 200 &&
          stranger.status === 401,
        figure:
          `строк ${rows}, файлов ${totals.blobs}; копия ${writing} с, восстановление ${restoring} с; ` +
          `таблиц с другой суммой ${differing.length}${differing.length > 0 ? ` (${differing.join(', ')})` : ''}; ` +
          `адрес фида ${opened === FEED ? 'открыт' : 'закрыт'}; сессия ${status === 200 ? 'жива' : status}`,
      };
    } finally {
      await lost.close();
      await empty.close();
    }
  },
};

/** Runs `npm run db` as an operator does. */
async function db(fleet: Fleet, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, ['src/server/cli/db.ts', ...words], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: fleet.databaseUrl,
      DATA_DIR: fleet.dataDir,
      BACKUP_PASSPHRASE: PASSPHRASE,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`db ${words[0]}: ${code}`);
}

async function sealFeed(fleet: Fleet): Promise<void> {
  const key = await findSecretKey({ secretKey: null, dataDir: fleet.dataDir });
  await fleet.query(
    `INSERT INTO feeds (client_company_id, name, source, sealed_url, created_at)
     SELECT min(id), 'Фид', 'feeds.example', $1, now() FROM companies`,
    [createSealer(key!).seal(FEED)],
  );
}

async function openFeed(fleet: Fleet): Promise<string> {
  const key = await findSecretKey({ secretKey: null, dataDir: fleet.dataDir });
  const [feed] = await fleet.query('SELECT sealed_url FROM feeds WHERE source = $1', ['feeds.example']);
  return createSealer(key!).open(String(feed!.sealed_url));
}

async function timed(act: () => Promise<void>): Promise<string> {
  const startedAt = performance.now();
  await act();
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
