import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { request } from 'playwright-core';
import { startProduct } from '../e2e/product.ts';
import { ROLE_PHONES, type ScreenRole, screens } from '../e2e/screens.ts';
import { signInByCode } from '../e2e/sign-in-by-code.ts';
import { prepareWorstCase } from '../scripts/prepare-worst-case.ts';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Pages of which no picture is taken. */
const OTHER_PATHS = ['/api/docs', '/favourites?complexes=true&ids=1,2', '/search?complexes=true&map=true'];
/** Of a report that found much. */
const MOST_BYTES = 64 * 1_024 * 1_024;

interface Message {
  url: string;
  message: string;
  extract?: string;
}

/**
 * Holds the first HTML of every screen, for a phone and for a desk and with the hardest data, against the checker of the
 * W3C, which needs Java.
 */
export async function runBench(words: string[]): Promise<void> {
  parseArgs({ args: words, options: {} });
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir);
  try {
    const place = { url: product.url, dataDir };
    const shots = screens(await prepareWorstCase(product.url, dataDir));
    const pages = new Map<string, string>();
    for (const as of [undefined, ...(Object.keys(ROLE_PHONES) as ScreenRole[])]) {
      const paths = shots.filter((shot) => shot.as === as).map(({ path }) => path);
      const asker = await request.newContext({ baseURL: product.url });
      if (as) await signInByCode(asker, place, ROLE_PHONES[as]);
      const { cookies } = await asker.storageState();
      const own = cookies.map(({ name, value }) => `${name}=${value}`);
      for (const path of new Set([...paths, ...(as ? ['/'] : OTHER_PATHS)])) {
        for (const mobile of ['mobile=true', 'mobile=false']) {
          const answer = await asker.get(path, { headers: { cookie: [...own, mobile].join('; ') } });
          const file = join(dataDir, `${pages.size}.html`);
          await writeFile(file, await answer.text());
          pages.set(file, `${answer.status()} ${path}, ${mobile}, ${as ?? 'visitor'}`);
        }
      }
      await asker.dispose();
    }
    const messages = await check([...pages.keys()]);
    for (const { url, message, extract } of messages)
      console.log(`НЕТ ${pages.get(url.replace(/^file:/, ''))}: ${message}\n    ${extract ?? ''}`);
    console.log(`Страниц ${pages.size}, ошибок ${messages.length}`);
    if (messages.length > 0) throw new Error(`Проверка W3C нашла ошибки: ${messages.length}`);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** It exits with a failure when it found something, and tells what on the stream of errors. */
async function check(files: readonly string[]): Promise<Message[]> {
  const said = await promisify(execFile)(
    'java',
    ['-jar', CHECKER, '--errors-only', '--format', 'json', ...files],
    { maxBuffer: MOST_BYTES },
  ).catch((failure: { stderr?: string }) => {
    if (failure.stderr?.startsWith('{')) return { stderr: failure.stderr };
    throw failure;
  });
  return (JSON.parse(said.stderr) as { messages: Message[] }).messages;
}
