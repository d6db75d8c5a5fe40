import { setTimeout as pause } from 'node:timers/promises';
import { startStandby } from '../../tests/start-standby.ts';
import { openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { countOutcomes, PAGES, startLoad } from './steady-load.ts';

type Health = { parts: { replica: { status: string } } };

/** Its short form is src/server/replica/open-replica.db.test.ts. */
export const replica: Proof = {
  ru: 'узел читает с потоковой реплики под нагрузкой: она отстаёт, гибнет и возвращается (--rate 10, --seconds 20 на каждое)',
  en: 'a node reads a streaming standby under load while it lags, dies and comes back (--rate 10, --seconds 20 each)',
  options: { rate: { type: 'string' }, seconds: { type: 'string' } },
  async run(options, say) {
    const perSecond = wholeOption(options, 'rate', 10);
    const stageMs = wholeOption(options, 'seconds', 20) * 1_000;
    const fleet = await openFleet();
    const standby = await startStandby(fleet.databaseUrl);
    try {
      const node = await fleet.startNode({ DATABASE_REPLICA_URL: standby.url });
      const status = async () => {
        const health = (await (await fetch(`${node.url}/health/deep`)).json()) as Health;
        return health.parts.replica.status;
      };
      const readsOfStandby = async () => {
        const [row] = await standby.query('SELECT sum(idx_scan)::int AS reads FROM pg_stat_user_tables');
        return row!.reads as number;
      };
      const load = startLoad(node.url, { perSecond }, PAGES);
      let written = 0;
      let stale = 0;
      /** Renames a complex and opens its page, over and over. */
      const stage = async (name: string) => {
        const endsAt = performance.now() + stageMs;
        const seen = new Set<string>();
        while (performance.now() < endsAt) {
          written += 1;
          const title = `Проба ${written}.`;
          await fleet.query('UPDATE complexes SET name = $1 WHERE id = 1', [title]);
          const page = await (await fetch(`${node.url}/complex/1`)).text();
          if (!page.includes(title)) stale += 1;
          seen.add(await status());
          await pause(100);
        }
        say(`${name}: ${[...seen].join(', ')}`);
        return seen;
      };
      const before = await readsOfStandby();
      await stage('реплика рядом');
      const read = (await readsOfStandby()) - before;
      await standby.query('SELECT pg_wal_replay_pause()');
      const lagged = await stage('реплика стоит');
      await standby.query('SELECT pg_wal_replay_resume()');
      await standby.kill();
      const lost = await stage('реплики нет');
      await standby.start();
      const back = await stage('реплика вернулась');
      await load.end();
      const code = await node.stop();
      const isFollowed = (stageMs < 12_000 || lagged.has('behind')) && lost.has('lost') && back.has('ready');
      const { answers } = load;
      return {
        holds:
          answers.every(({ outcome }) => outcome === 200) &&
          stale === 0 &&
          read > 0 &&
          isFollowed &&
          code === 0,
        figure: `${countOutcomes(answers)} под нагрузкой; правок ${written}, страниц с прежним именем ${stale}; реплика прочитана ${read} раз`,
      };
    } finally {
      await standby.kill().catch(() => {});
      await fleet.close();
    }
  },
};
