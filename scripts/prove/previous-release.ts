import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startProduct } from '../../e2e/product.ts';
import { migrate } from '../../src/db/migrate.ts';
import { AppError } from '../../src/domain/errors.ts';
import { openFleet } from './fleet.ts';
import type { Proof } from './proof.ts';
import { visit } from './visit.ts';

/** Stands for the previous release until there is a tag: the first program that reads what newer ones say of their schema. */
const FIRST_READER = 'f26bb41a';
const OF_TOMORROW = 4_102_444_800_000;

/** Its short form is src/db/migrate.db.test.ts: what is read before the start, without the old program. */
export const previousRelease: Proof = {
  ru: 'программа прежнего выпуска (последний тег v…, или --commit) на схеме нынешнего: страницы, поиск, вход, заявка, фид',
  en: 'the program of the previous release (the newest tag v…, or --commit) on the schema of today: pages, search, sign-in, a lead, a feed',
  options: { commit: { type: 'string' } },
  async run({ commit }, say) {
    const release = typeof commit === 'string' ? commit : newestTag();
    const fleet = await openFleet();
    try {
      const program = await unpack(release, fleet.dir);
      say(`программа ${release} распакована`);
      await migrate(fleet.databaseUrl);
      await growBeyond(fleet.databaseUrl);
      const start = () =>
        startProduct(
          join(fleet.dir, 'site'),
          { APP_ENV: 'testing', DATABASE_URL: fleet.databaseUrl, LOG_LEVEL: 'silent' },
          { cwd: program },
        );
      const node = await start();
      const answers = await visit(node.url, join(fleet.dir, 'site'));
      for (const [what, answer] of Object.entries(answers)) say(`${what}: ${answer}`);
      const code = await node.stop();
      await takeAway(fleet.databaseUrl);
      const isRefused = await start().then(
        async (wrong) => {
          await wrong.stop();
          return false;
        },
        () => true,
      );
      const failed = Object.keys(answers).filter((what) => answers[what] !== 'да');
      return {
        holds: failed.length === 0 && code === 0 && isRefused,
        figure:
          `${release} на новой схеме: ${Object.keys(answers).length - failed.length} из ` +
          `${Object.keys(answers).length} (${Object.keys(answers).join(', ')}); TERM: код ${code}; ` +
          `на схеме, где убрано нужное ей, ${isRefused ? 'отказалась' : 'запустилась'}`,
      };
    } finally {
      await fleet.close();
    }
  },
};

function newestTag(): string {
  const [tag = ''] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  return tag || FIRST_READER;
}

/** Gives the folder of the program as it was, with packages of its own when they are others. */
async function unpack(release: string, dir: string): Promise<string> {
  const program = join(dir, 'program');
  const archive = join(dir, 'program.tar');
  if (spawnSync('git', ['cat-file', '-e', `${release}^{commit}`]).status !== 0) {
    throw new AppError(
      'UNAVAILABLE',
      `Истории с ${release} здесь нет, доказывать нечего: git fetch --unshallow --tags`,
    );
  }
  git('archive', '--format=tar', '-o', archive, release);
  await mkdir(program);
  run('tar', ['-xf', archive, '-C', program]);
  const [ours, theirs] = await Promise.all(
    ['.', program].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
  );
  if (ours === theirs) await symlink(resolve('node_modules'), join(program, 'node_modules'));
  else run('npm', ['ci', '--no-audit', '--no-fund'], program);
  return program;
}

/** Adds what the next release may add, so that the schema is newer than the old program's even when nothing was released. */
async function growBeyond(url: string): Promise<void> {
  await query(
    url,
    `ALTER TABLE users ADD COLUMN of_tomorrow text;
     ALTER TABLE leads ADD COLUMN of_tomorrow text NOT NULL DEFAULT '';
     ALTER TABLE flats ADD COLUMN of_tomorrow integer;
     CREATE TABLE of_tomorrow (id integer PRIMARY KEY);
     INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', ${OF_TOMORROW})`,
  );
}

async function takeAway(url: string): Promise<void> {
  await query(url, `UPDATE drizzle.oldest_reader SET knows = ${OF_TOMORROW}`);
}

async function query(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

function git(...words: string[]): string {
  return run('git', words);
}

function run(program: string, words: string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', ...(cwd && { cwd }) });
  if (status !== 0) throw new AppError('UNAVAILABLE', `${program} ${words.join(' ')}: ${stderr || stdout}`);
  return stdout;
}
