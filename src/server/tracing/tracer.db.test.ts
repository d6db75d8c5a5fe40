import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';

/**
 * Opens a node as its start does, and prints how much it has loaded of OpenTelemetry. The bare interface comes with
 * prom-client.
 */
const LOADED = `
  const { registerHooks } = await import('node:module');
  const loaded = [];
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      loaded.push(found.url);
      return found;
    },
  });
  await import('./src/server/start-node.ts');
  const { parseEnv } = await import('./src/server/env.ts');
  const { openProduct } = await import('./src/server/product.ts');
  const product = await openProduct(parseEnv(process.env), 'server');
  await product.close();
  console.log(loaded.filter((url) => /@opentelemetry\\/(?!api\\/)/.test(url)).length);
`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function countLoaded(env: Record<string, string>): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', LOADED], {
    env: { ...process.env, APP_ENV: 'testing', LOG_LEVEL: 'silent', DATABASE_URL: database.url, ...env },
  });
  return Number(stdout);
}

it('a node without a collector loads nothing of OpenTelemetry', async () => {
  const [without, collected] = await Promise.all([
    countLoaded({}),
    countLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ]);
  expect(without).toBe(0);
  expect(collected).toBeGreaterThan(0);
});
