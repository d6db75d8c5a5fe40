import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOutbox } from './read-outbox.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'genplan-outbox-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('tells messages of both kinds, newest first, and nothing where nothing was sent', async () => {
  expect(await readOutbox(dir)).toEqual([]);
  await mkdir(join(dir, 'outbox'));
  const code = { at: '2026-11-20T09:00:00.000Z', to: '+79990000001', text: 'Код', code: 'A', purpose: 'otp' };
  const notice = { at: '2026-11-20T10:00:00.000Z', chatId: '42', text: 'Новая заявка' };
  await writeFile(join(dir, 'outbox', 'sms.jsonl'), `${JSON.stringify(code)}\n`);
  await writeFile(join(dir, 'outbox', 'telegram.jsonl'), `${JSON.stringify(notice)}\n`);
  expect(await readOutbox(dir)).toEqual([
    { at: notice.at, to: 'Telegram 42', text: 'Новая заявка', code: null, purpose: 'notice' },
    code,
  ]);
});
