import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { request } from 'playwright-core';
import { startProduct } from '../e2e/product.ts';
import { signInByCode } from '../e2e/sign-in-by-code.ts';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const PATHS = [
  ...['/', '/search', '/search?map=true', '/search?complexes=true', '/search?location=co3', '/search/places'],
  ...['/search/filters', '/complex/1', '/complex/1?view=table', '/complex/2?lens=payment', '/for-sale/1'],
  ...['/for-sale/1?lens=payment', '/compare', '/compare?ids=1,2,3', '/favourites', '/favourites?ids=1,2'],
  ...['/widget/ipo-calc', '/widget/ipo-calc?monthlyPayment=5000', '/widget/ipo-calc/no-such-key'],
  ...['/widget/vitrina/demo-vitrina', '/landing/phys-service/mortgage', '/landing/phys-service/insurance'],
  ...['/landing/realtor', '/landing/realtor/hb/uae', '/legal-info', '/invite', '/no-such-page', '/api/docs'],
];
/** Pages of one who is signed in. */
const OWN_PATHS = [
  ...['/', '/account/help', '/account/profile', '/account/phys/my-mortgage-applications', '/dev/components'],
  ...[
    '/admin/feed',
    '/admin/feed/1',
    '/admin/feed-dashboard',
    '/admin/programs/list',
    '/admin/programs/edit/1',
  ],
  ...['/admin/programs/types', '/admin/api-keys', '/admin/api-keys/config/1', '/admin/leads', '/admin/users'],
  ...['/admin/companies', '/admin/clients', '/admin/geo-restrictions', '/admin/legal', '/admin/amen'],
];
const OWNER_PHONE = '+7 (999) 000-00-01';
/** Of a report that found much. */
const MOST_BYTES = 64 * 1_024 * 1_024;

interface Message {
  url: string;
  type: string;
  message: string;
  extract?: string;
}

/** Holds the first HTML of pages against the checker of the W3C, which needs Java. */
export async function runBench(words: string[]): Promise<void> {
  parseArgs({ args: words, options: {} });
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir);
  try {
    const asker = await request.newContext({ baseURL: product.url });
    const pages = new Map<string, string>();
    const keep = async (path: string, as: string) => {
      const answer = await asker.get(path);
      const file = join(dataDir, `${pages.size}.html`);
      await writeFile(file, await answer.text());
      pages.set(file, `${path}${as}, ${answer.status()}`);
    };
    for (const path of PATHS) await keep(path, '');
    await signInByCode(asker, { url: product.url, dataDir }, OWNER_PHONE);
    for (const path of OWN_PATHS) await keep(path, ', вошедшему');
    await asker.dispose();
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
