import { join } from 'node:path';
import { AppError } from '../../src/domain/errors.ts';
import { PGBOUNCER, startPgbouncer } from '../../tests/start-pgbouncer.ts';
import { openFleet } from './fleet.ts';
import { type Proof, wholeOption } from './proof.ts';
import { sendLead, visit } from './visit.ts';

const AT_ONCE = 16;

/** Its short form is src/db/client.db.test.ts. */
export const pgbouncer: Proof = {
  ru: 'узел за PgBouncer в режиме транзакций: фид, страницы, поиск, вход, заявка, нагрузка (--requests 400)',
  en: 'a node behind PgBouncer in transaction mode: a feed, pages, search, sign-in, a lead, load (--requests 400)',
  options: { requests: { type: 'string' } },
  async run(options, say) {
    const requests = wholeOption(options, 'requests', 400);
    if (PGBOUNCER === undefined) throw new AppError('UNAVAILABLE', 'PgBouncer на этой машине не установлен');
    const fleet = await openFleet();
    const pooler = await startPgbouncer(fleet.databaseUrl);
    try {
      const isRefused = await fleet.startNode({ DATABASE_URL: pooler.url }).then(
        () => false,
        () => true,
      );
      say(`без DATABASE_DIRECT_URL ${isRefused ? 'не запустился' : 'ЗАПУСТИЛСЯ'}`);
      const node = await fleet.startNode({
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: fleet.databaseUrl,
        SEARCH_INDEX: 'off',
      });
      const answers = await visit(node.url, join(fleet.dir, 'site'));
      for (const [what, answer] of Object.entries(answers)) say(`${what}: ${answer}`);
      const failed = Object.values(answers).filter((answer) => answer !== 'да');
      const statuses = await load(node.url, requests);
      const bad = statuses.filter((status) => status !== 200);
      const code = await node.stop();
      return {
        holds: isRefused && failed.length === 0 && bad.length === 0 && code === 0,
        figure:
          `${Object.keys(answers).join(', ')}: ${failed.length === 0 ? 'да' : failed.join(', ')}; ` +
          `${statuses.length} поисков и заявок по ${AT_ONCE} сразу через 3 соединения, не 200: ${bad.length}; TERM: код ${code}`,
      };
    } finally {
      await fleet.close();
      await pooler.stop();
    }
  },
};

/** Asks for searches and sends leads by turns, several at once; gives the status of each. */
async function load(url: string, requests: number): Promise<number[]> {
  const statuses: number[] = [];
  let asked = 0;
  const lane = async () => {
    while (asked++ < requests) {
      const { status } = await (asked % 2 === 0 ? fetch(`${url}/search`) : sendLead(url));
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return statuses;
}
