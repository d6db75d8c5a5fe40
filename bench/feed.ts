import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLargeFeed } from '../demo/large-feed.ts';

/**
 * Imports one large feed into an empty catalogue and then again unchanged, each in a process of its own as an
 * operator would, and prints seconds, rows a second and the greatest memory of the importer.
 */
export async function runBench(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { flats: { type: 'string', default: '50000' } } });
  const flats = Number(values.flats);
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-bench-'));
  try {
    const file = join(dataDir, 'large.xml');
    const megabytes = await writeLargeFeed(file, flats);
    console.log(`Фид: ${flats} объявлений, ${megabytes} МБ`);
    for (const title of ['первый раз', 'без изменений']) {
      const { seconds, megabytesOfMemory, run } = await importOnce(file, dataDir);
      const rate = Math.round(flats / seconds);
      console.log(
        `${title.padEnd(14)} ${seconds.toFixed(1)} с, ${rate} кв./с, память ${megabytesOfMemory} МБ, ` +
          `новых ${run.created}, прежних ${run.unchanged}`,
      );
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Outcome {
  seconds: number;
  megabytesOfMemory: number;
  run: { created: number; unchanged: number };
}

/** Seconds are those of the import; memory is what the kernel saw at its highest. */
function importOnce(file: string, dataDir: string): Promise<Outcome> {
  return new Promise((done, fail) => {
    const args = ['src/server/cli/feed.ts', 'import', file, '--client', 'Замер', '--json'];
    const child = spawn(process.execPath, args, {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'pipe',
    });
    let output = '';
    let highest = 0;
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.pipe(process.stderr);
    const watch = setInterval(async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      highest = Math.max(highest, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0));
    }, 100);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code !== 0) return fail(new Error(`import ended with ${code}: ${output.slice(0, 500)}`));
      const run = JSON.parse(output);
      done({ seconds: run.seconds, megabytesOfMemory: Math.round(highest / 1024), run });
    });
  });
}
