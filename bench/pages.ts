import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startProduct } from '../e2e/product.ts';
import { countPages, type PageRate } from './pages/count-pages.ts';

const PATHS = ['/search', '/search?complexes=true', '/'];

/**
 * Pages a second of the running product as browsers ask for them, packed, and what a page costs a processor, which a
 * busy machine changes less: kept pages and such as are drawn for each request beside a bare React list of the same 80
 * flats, and kept ones beside a bare server that holds the same bytes, both in a process of its own.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      pages: { type: 'string', default: '600' },
      catalogue: { type: 'string', default: 'small' },
    },
  });
  const pages = Number(values.pages);
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  const product = await startProduct(dataDir, { DEMO_CATALOGUE: values.catalogue });
  const bare = await startBareServer(product.url);
  try {
    console.log(`Ядер ${cpus().length}, загрузка ${loadavg()[0]!.toFixed(1)}, каталог ${values.catalogue}`);
    const list = await countPages(() => bare.url, { pages });
    for (const path of PATHS) {
      const bytes = await countPages(() => `${bare.url}/bytes${path}`, { pages });
      print(`${path} голые байты`, bytes);
      const kept = await countPages(() => product.url + path, { pages, pid: product.child.pid });
      const shares = `${shareOf(kept, list)} от голого списка, ${shareOf(kept, bytes)} от голых байтов (цель 0.6)`;
      print(`${path} готовая`, kept, shares);
      // No page knows such a parameter, nor is it a mark of campaigns, and each of its values is another address.
      const another = (number: number) => `${path}${path.includes('?') ? '&' : '?'}bench=${number}`;
      const drawn = await countPages((number) => product.url + another(number), {
        pages,
        pid: product.child.pid,
      });
      print(`${path} рисуется`, drawn, `${shareOf(drawn, list)} от голого списка (цель 120 стр./с)`);
    }
    print('голый список React, 80', list);
  } finally {
    await bare.stop();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(what: string, { pagesPerSecond, cpuMs, bytes }: PageRate, beside = ''): void {
  const cpu = cpuMs === null ? '' : `${cpuMs.toFixed(1)} мс процессора`;
  const figures = [`${pagesPerSecond.toFixed(1)} стр./с`, cpu, `${Math.round(bytes / 1024)} КБ`, beside];
  console.log(`${what.padEnd(34)} ${figures.filter(Boolean).join(', ')}`);
}

function shareOf(rate: PageRate, peer: PageRate): string {
  return (rate.pagesPerSecond / peer.pagesPerSecond).toFixed(3);
}

async function startBareServer(productUrl: string) {
  const child = spawn(process.execPath, ['bench/pages/bare-server.ts', productUrl, ...PATHS], {
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
