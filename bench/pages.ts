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

/** Pages a second of the running product, beside a bare React list of the same 80 flats in a process of its own. */
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
    const list = await countPages(bare.url, { pages });
    for (const path of PATHS) {
      const { pagesPerSecond, bytes } = await countPages(product.url + path, { pages });
      const share = pagesPerSecond / list.pagesPerSecond;
      console.log(
        `${path.padEnd(24)} ${pagesPerSecond.toFixed(1)} стр./с, ${Math.round(bytes / 1024)} КБ, ` +
          `${share.toFixed(3)} от голого списка`,
      );
    }
    console.log(`${'голый список React, 80'.padEnd(24)} ${list.pagesPerSecond.toFixed(1)} стр./с`);
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
