import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startProduct } from '../e2e/product.ts';
import { countPages } from './pages/count-pages.ts';

const PATHS = ['/search', '/search?complexes=true', '/'];

/**
 * Pages a second of the running product, kept ones and such as are drawn for each request, beside a bare React list of
 * the same 80 flats in a process of its own; and what a page costs a processor, which a busy machine changes less.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      pages: { type: 'string', default: '300' },
      catalogue: { type: 'string', default: 'small' },
    },
  });
  const pages = Number(values.pages);
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir, { DEMO_CATALOGUE: values.catalogue });
  const bare = await startBareList(product.url);
  try {
    console.log(`Ядер ${cpus().length}, загрузка ${loadavg()[0]!.toFixed(1)}, каталог ${values.catalogue}`);
    const list = await countPages(() => bare.url, { pages });
    for (const path of PATHS) {
      // No page knows such a parameter, and each of its values is another address.
      const drawnAddress = (number: number) => `${path}${path.includes('?') ? '&' : '?'}bench=${number}`;
      for (const [kind, addressOf] of [
        ['готовая', () => path],
        ['рисуется', drawnAddress],
      ] as const) {
        const rate = await countPages((number) => product.url + addressOf(number), {
          pages,
          pid: product.child.pid,
        });
        const share = rate.pagesPerSecond / list.pagesPerSecond;
        const cpu = rate.cpuMs === null ? '' : `, ${rate.cpuMs.toFixed(1)} мс процессора`;
        console.log(
          `${`${path} ${kind}`.padEnd(34)} ${rate.pagesPerSecond.toFixed(1)} стр./с${cpu}, ` +
            `${Math.round(rate.bytes / 1024)} КБ, ${share.toFixed(3)} от голого списка`,
        );
      }
    }
    console.log(`${'голый список React, 80'.padEnd(34)} ${list.pagesPerSecond.toFixed(1)} стр./с`);
  } finally {
    await bare.stop();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startBareList(productUrl: string) {
  const child = spawn(process.execPath, ['bench/pages/bare-list.ts', productUrl], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
