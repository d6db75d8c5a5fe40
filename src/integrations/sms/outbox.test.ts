import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { outboxSms } from './outbox.ts';
import type { SmsMessage } from './port.ts';

const at = new Date('2026-11-20T09:00:00Z');
const now = () => at;
const call = (): CallContext => ({
  signal: new AbortController().signal,
  deadlineMs: 5_000,
  requestId: 'test',
});
const message: SmsMessage = {
  to: '+79990000001',
  text: 'Код для входа: ABC123',
  code: 'ABC123',
  purpose: 'otp',
  dedupeKey: 'code-1',
};

describe('the outbox', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'genplan-sms-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));
  const linesOf = async (file: string) =>
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('appends one JSON line a message', async () => {
    const file = join(dir, 'deep', 'sms.jsonl');
    const sms = outboxSms({ file, now });
    await sms.send(message, call());
    await sms.send({ ...message, text: 'Две\nстроки', code: null, purpose: 'notice' }, call());
    expect(await linesOf(file)).toEqual([
      { at: at.toISOString(), to: message.to, text: message.text, code: 'ABC123', purpose: 'otp' },
      { at: at.toISOString(), to: message.to, text: 'Две\nстроки', code: null, purpose: 'notice' },
    ]);
  });

  it('keeps lines whole when messages come at once', async () => {
    const file = join(dir, 'many.jsonl');
    const sms = outboxSms({ file, now });
    await Promise.all(Array.from({ length: 50 }, (_, i) => sms.send({ ...message, code: `C${i}` }, call())));
    expect(new Set((await linesOf(file)).map(({ code }) => code)).size).toBe(50);
  });

  it('answers unavailable when the file cannot be written', async () => {
    await writeFile(join(dir, 'a-file'), '');
    const sms = outboxSms({ file: join(dir, 'a-file', 'sms.jsonl'), now });
    expect(await sms.send(message, call())).toMatchObject({
      ok: false,
      kind: 'unavailable',
      retryable: true,
    });
  });
});
