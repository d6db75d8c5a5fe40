import { describe, expect, it } from 'vitest';
import { vendorContract } from '#tests/vendor-contract.ts';
import { startFakeVendor, type VendorAnswer } from '../http/fake-vendor.ts';
import type { CallContext } from '../result.ts';
import { beorgRecognizer } from './beorg.ts';
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

const DOCUMENT = { kind: 'PASSPORT', bytes: Buffer.from('%PDF'), type: 'application/pdf' } as const;
const UPLOAD_FIELDS = ['images', 'machine_uid', 'process_info', 'project_id', 'token'];

/** Refuses what Beorg refuses: other keys, unknown fields, what is no base64, kinds it does not read. */
function takeDocument({ pathname }: URL, _: unknown, body: unknown): VendorAnswer {
  const asked = body as Record<string, unknown>;
  if (asked.token !== 'secret' || asked.machine_uid !== 'machine') return { status: 401, body: {} };
  const images = asked.images as string[];
  const isClean =
    pathname === '/base/bescan/add_document' &&
    Object.keys(asked).sort().join() === UPLOAD_FIELDS.join() &&
    asked.project_id === 'project' &&
    images.length === 1 &&
    Buffer.from(images[0]!, 'base64').equals(DOCUMENT.bytes) &&
    JSON.stringify(asked.process_info) === '[{"type":"PASSPORT"}]';
  return isClean ? { status: 200, body: { document_id: 's-12345' } } : { status: 400, body: {} };
}

const READ = {
  document_id: 's-12345',
  documents: [
    {
      key: 'PASSPORT',
      type: 'PASSPORT',
      data: {
        LastName: ' Крылова ',
        Number: 123456,
        Address: '',
        HasPhoto: '1',
        MRZ1: 'P<RUS',
        Stamp: 'есть',
      },
      metadata: { confidences: { LastName: '0.9981', Number: '1.2', HasPhoto: '1.0', Stamp: 'неясно' } },
    },
  ],
};
const FIELDS = [
  { name: 'Фамилия', value: 'Крылова', confidence: 0.9981 },
  { name: 'Номер', value: '123456', confidence: 1 },
  { name: 'Stamp', value: 'есть', confidence: 0 },
];

function giveResult({ pathname, searchParams }: URL): VendorAnswer {
  if (searchParams.get('token') !== 'secret' || searchParams.size > 1) return { status: 401, body: {} };
  if (pathname === '/base/document/result/s-early') return { status: 425, body: {} };
  if (pathname === '/base/document/result/s-12345') return { status: 200, body: READ };
  return { status: 404, body: { errors: { type: 'NotFound' } } };
}

const beorg = (baseUrl: string, retryMs?: number[]) =>
  beorgRecognizer({
    baseUrl,
    key: 'secret:machine:project',
    now: () => new Date('2026-11-20T09:00:00Z'),
    ...(retryMs && { retryMs }),
  });

vendorContract('documents of Beorg', {
  answer: takeDocument as Parameters<typeof startFakeVendor>[0],
  method: 'POST',
  call: (baseUrl, context) => beorg(baseUrl, [1, 1]).submit(DOCUMENT, context),
  expected: { jobId: 's-12345' },
  refusals: [[{ error: 'no money' }, { kind: 'malformed' }]],
});

vendorContract('fields read by Beorg', {
  answer: giveResult,
  call: (baseUrl, context) => beorg(baseUrl, [1, 1]).result('s-12345', context),
  expected: { state: 'done', fields: FIELDS },
  refusals: [
    [
      { broken: true, documents: [{ data: {} }] },
      { kind: 'rejected', providerCode: 'broken' },
    ],
    [{ documents: [] }, { kind: 'rejected', providerCode: 'no_fields' }],
    [{ documents: [{ data: { LastName: ['Крылова'] } }] }, { kind: 'malformed' }],
  ],
});

describe('Beorg', () => {
  it('is asked again while it is at it, and knows no other document', async () => {
    const vendor = await startFakeVendor(giveResult);
    try {
      const recognizer = beorg(vendor.baseUrl, [1, 1]);
      expect(await recognizer.result('s-early', call)).toMatchObject({ value: { state: 'pending' } });
      expect(await recognizer.result('../s-12345', call)).toMatchObject({ ok: false, kind: 'rejected' });
    } finally {
      await vendor.close();
    }
  });

  it('is given a document once, for each time is paid for', async () => {
    const vendor = await startFakeVendor(takeDocument as Parameters<typeof startFakeVendor>[0], 'POST');
    try {
      vendor.fault({ kind: 'status', status: 503 });
      expect(await beorg(vendor.baseUrl).submit(DOCUMENT, call)).toMatchObject({
        ok: false,
        kind: 'unavailable',
      });
      expect(vendor.calls).toHaveLength(1);
    } finally {
      await vendor.close();
    }
  });
});
