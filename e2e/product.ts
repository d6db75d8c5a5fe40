import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../scripts/find-chromium.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    dataDir: string;
    browserEndpoint: string;
  }
}

/** The product as a newcomer starts it, in a data directory of its own, and one browser for all suites. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-e2e-'));
  const executablePath = await findChromium(() => {});
  const browser = await chromium.launchServer({ executablePath, args: CHROMIUM_FLAGS });
  const product = await startProduct(dataDir);
  project.provide('siteUrl', product.url);
  project.provide('dataDir', dataDir);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Runs `npm start` (or another script) on a free port until its address is printed. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  script = 'scripts/start.ts',
) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO_CATALOGUE: 'small',
      DATA_DIR: dataDir,
      PORT: '0',
      ...env,
    },
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
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
