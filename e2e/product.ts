import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../scripts/find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: its origin and data directory. */
    products: { url: string; dataDir: string }[];
    chromiumPath: string;
  }
}

/** A product for each worker, as a newcomer starts it in a data directory of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  // Dozens of programs of the product are started here, and each would compile all its sources anew.
  const compiled = await mkdtemp(join(tmpdir(), 'genplan-compiled-'));
  process.env.NODE_COMPILE_CACHE = compiled;
  project.provide('chromiumPath', await findChromium(() => {}));
  const products = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'genplan-e2e-'));
      return { dataDir, ...(await startProduct(dataDir)) };
    }),
  );
  project.provide(
    'products',
    products.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    await Promise.all(
      products.map(async ({ dataDir, stop }) => {
        await stop();
        await rm(dataDir, { recursive: true, force: true });
      }),
    );
    await rm(compiled, { recursive: true, force: true });
  };
}

/** Once for all products of a run, and none of them has the bundler in its memory. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts', '--when-stale'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the product could not be built');
}

interface Start {
  /** The program and its words. */
  command?: [string, ...string[]];
  /** The folder of the program; this one by default. */
  cwd?: string;
  /** In a group of its own, as a supervisor starts it. */
  isLeader?: boolean;
}

/** `npm start`, word for word. */
const START = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .slice(1)
  .map((word: string) => (word === 'node' ? process.execPath : word)) as [string, ...string[]];

/** Runs the program of `npm start` (or another) on a free port until its address is printed. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  { command = START, cwd, isLeader = false }: Start = {},
) {
  const [program, ...words] = command;
  const child = spawn(program, words, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO_CATALOGUE: 'small',
      DATA_DIR: dataDir,
      PORT: '0',
      ...env,
    },
    detached: isLeader,
    ...(cwd !== undefined && { cwd }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  const url = await new Promise<string>((done, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('http://')) done(line);
    });
    exited.then((code) => fail(new Error(`the product stopped with code ${code} before it was ready`)));
  });
  return {
    url,
    child,
    exited,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
