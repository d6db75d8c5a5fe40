import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSealer } from './sealer.ts';
import { secretKeyOf } from './secret-key-of.ts';

const url = 'https://portal.example/rest/1/секрет/';

it('opens what it sealed, and the same text never looks the same', () => {
  const sealer = createSealer(randomBytes(32));
  const [one, other] = [sealer.seal(url), sealer.seal(url)];
  expect([sealer.open(one), sealer.open(other), one === other, one.includes('portal')]).toEqual([
    url,
    url,
    false,
    false,
  ]);
});

it('opens neither what another key sealed nor what was changed', () => {
  const sealer = createSealer(randomBytes(32));
  const sealed = sealer.seal(url);
  expect(() => createSealer(randomBytes(32)).open(sealed)).toThrow('another SECRET_KEY');
  const changed = Buffer.from(sealed, 'base64');
  for (const at of [0, 12, changed.length - 1]) {
    changed[at]! ^= 1;
    expect(() => sealer.open(changed.toString('base64'))).toThrow('another SECRET_KEY');
  }
});

it('an installation draws its key once, for itself alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genplan-key-'));
  const keys = await Promise.all([1, 2, 3].map(() => secretKeyOf({ secretKey: null, dataDir })));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect([keys[0]!.length, (await stat(join(dataDir, 'secret.key'))).mode & 0o777]).toEqual([32, 0o600]);
  await rm(dataDir, { recursive: true });
});
