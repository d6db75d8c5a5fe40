import { expect, it } from 'vitest';
import type { CallContext } from '../result.ts';
import { embeddedRecognizer } from './embedded.ts';
import { noRecognizer } from './none.ts';

const call: CallContext = { signal: new AbortController().signal, deadlineMs: 5_000, requestId: 'test' };
const recognizer = embeddedRecognizer(() => new Date('2026-11-20T09:00:00Z'));

async function read(kind: 'PASSPORT' | 'SNILS', text: string) {
  const submitted = await recognizer.submit({ kind, bytes: Buffer.from(text), type: 'image/png' }, call);
  if (!submitted.ok) throw new Error(submitted.kind);
  return recognizer.result(submitted.value.jobId, call);
}

it.each([
  ['PASSPORT', ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Серия и номер', 'Код подразделения']],
  ['SNILS', ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Номер']],
] as const)('the embedded one invents a %s, the same for the same file', async (kind, names) => {
  const done = await read(kind, 'one');
  if (!done.ok || done.value.state !== 'done') throw new Error('not done');
  const { fields } = done.value;
  expect(fields.map(({ name }) => name)).toEqual(names);
  for (const { value, confidence } of fields) {
    expect(value).not.toBe('');
    expect(confidence).toBeGreaterThanOrEqual(0.7);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  expect(await read(kind, 'one')).toEqual(done);
  expect(await read(kind, 'two')).not.toEqual(done);
});

it.each(['', 'PASSPORT', 'VISA-1', 'SNILS-x'])('knows no job %j', async (jobId) => {
  expect(await recognizer.result(jobId, call)).toMatchObject({ ok: false, providerCode: 'unknown_job' });
});

it('with nobody to read them documents are typed', async () => {
  const document = { kind: 'SNILS', bytes: Buffer.of(1), type: 'image/png' } as const;
  expect(await noRecognizer.submit(document, call)).toMatchObject({ ok: false, kind: 'unavailable' });
  expect(await noRecognizer.result('1', call)).toMatchObject({ ok: false, kind: 'unavailable' });
});
