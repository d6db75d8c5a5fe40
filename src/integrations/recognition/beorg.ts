import { z } from 'zod';
import type { RecognizedField } from '#domain/recognition/document-kind.ts';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { Document, DocumentRecognizer } from './port.ts';

export const BEORG_URL = 'https://api.beorg.ru/api';

const TIMEOUT_MS = 30_000;
/** The vendor is still at it. */
const TOO_EARLY = 425;
const PENDING = Symbol('pending');

/** Names of its fields in our forms; those it invents later keep their own. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['LastName', 'Фамилия'],
  ['FirstName', 'Имя'],
  ['MiddleName', 'Отчество'],
  ['Gender', 'Пол'],
  ['BirthDate', 'Дата рождения'],
  ['BirthPlace', 'Место рождения'],
  ['Series', 'Серия'],
  ['Number', 'Номер'],
  ['IssuedBy', 'Кем выдан'],
  ['IssueDate', 'Дата выдачи'],
  ['IssueId', 'Код подразделения'],
  ['Address', 'Адрес регистрации'],
]);
/** Marks and machine-readable lines, which no form asks for. */
const NO_FIELD = /^(Has|MRZ)/;

const Submitted = z.object({ document_id: z.string().regex(/^[\w-]{1,64}$/) });
const Text = z.union([z.string(), z.number().transform(String)]).nullish();
const Read = z.object({
  broken: z.boolean().nullish(),
  documents: z.array(
    z.object({
      data: z.record(z.string(), Text).nullish(),
      metadata: z.object({ confidences: z.record(z.string(), Text).nullish() }).nullish(),
    }),
  ),
});

interface BeorgOptions {
  baseUrl: string;
  /** `token:machine_uid:project_id`, as the vendor gives the three. */
  key: string;
  now(): Date;
  retryMs?: readonly number[];
}

/**
 * Beorg by docs.beorg.ru: `POST bescan/add_document` takes one document as base64, `GET document/result/{id}` gives its
 * fields with confidences, and 425 until they are read. A second upload of one document is paid for again, so that is
 * never repeated.
 */
export function beorgRecognizer({ key, ...options }: BeorgOptions): DocumentRecognizer {
  const [token = '', machineUid, projectId] = key.split(':');
  const uploads = createVendor({ retryMs: [], ...options, timeoutMs: TIMEOUT_MS });
  const results = createVendor({ ...options, timeoutMs: TIMEOUT_MS });
  const bodyOf = ({ kind, bytes }: Document) => ({
    token,
    machine_uid: machineUid,
    project_id: projectId,
    images: [Buffer.from(bytes).toString('base64')],
    process_info: [{ type: kind }],
  });
  return {
    provider: 'beorg',
    async submit(document, call) {
      const answered = await uploads.postJson({ path: 'bescan/add_document', body: bodyOf(document) }, call);
      if (!answered.ok) return answered;
      const submitted = Submitted.safeParse(answered.value);
      if (!submitted.success) return malformed('unexpected_body');
      return { ...answered, value: { jobId: submitted.data.document_id } };
    },
    async result(jobId, call) {
      const path = `document/result/${encodeURIComponent(jobId)}`;
      const meanings = { [TOO_EARLY]: PENDING };
      const answered = await results.getJson({ path, query: { token }, meanings }, call);
      if (!answered.ok) return answered;
      if (answered.value === PENDING) return { ...answered, value: { state: 'pending' } };
      const read = Read.safeParse(answered.value);
      if (!read.success) return malformed('unexpected_body');
      const fields = read.data.documents.flatMap(fieldsOf);
      if (fields.length === 0) return rejected(read.data.broken ? 'broken' : 'no_fields');
      return { ...answered, value: { state: 'done', fields } };
    },
  };
}

function fieldsOf({ data, metadata }: z.infer<typeof Read>['documents'][number]): RecognizedField[] {
  return Object.entries(data ?? {}).flatMap(([name, text]) => {
    const value = text?.trim() ?? '';
    if (value === '' || NO_FIELD.test(name)) return [];
    const confidence = Number(metadata?.confidences?.[name] ?? 0);
    return [{ name: FIELD_NAMES.get(name) ?? name, value, confidence: bounded(confidence) }];
  });
}

function bounded(confidence: number): number {
  return Number.isNaN(confidence) ? 0 : Math.min(Math.max(confidence, 0), 1);
}
