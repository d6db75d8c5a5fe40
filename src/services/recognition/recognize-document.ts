import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#domain/errors.ts';
import { FILE_TYPE_REFUSED } from '#domain/media/upload-rules.ts';
import {
  DOCUMENT_EXTENSIONS,
  type DocumentKind,
  type RecognizedField,
} from '#domain/recognition/document-kind.ts';
import { failError } from '#integrations/fail-error.ts';
import type { CallContext, Fail } from '#integrations/result.ts';
import type { ServiceContext } from '../context.ts';
import { judgeUpload } from '../media/judge-upload.ts';
import { refuseField } from '../refuse-field.ts';

const DEADLINE_MS = 60_000;
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 8_000;

/**
 * Reads a document and keeps nothing of it: for trying recognition out. Waits for the reader at most a minute.
 * Errors: INVALID naming `file`, UNAVAILABLE when it cannot be read now.
 */
export async function recognizeDocument(
  ctx: ServiceContext,
  { kind, name, bytes }: { kind: DocumentKind; name: string; bytes: Buffer },
): Promise<RecognizedField[]> {
  const read = await judgeUpload(ctx, { name, bytes }, { anything: false });
  if (typeof read === 'string') throw refuseField('file', read);
  if (!(DOCUMENT_EXTENSIONS as readonly string[]).includes(read.extension))
    throw refuseField('file', FILE_TYPE_REFUSED);

  const { ports, requestId } = ctx;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const call: CallContext = { signal, deadlineMs: DEADLINE_MS, requestId };
  const submitted = await ports.recognition.submit({ kind, bytes: read.bytes, type: read.type }, call);
  if (!submitted.ok) throw unread(submitted);
  for (let restMs = FIRST_REST_MS; ; restMs = Math.min(restMs * 2, LONGEST_REST_MS)) {
    const answered = await ports.recognition.result(submitted.value.jobId, call);
    if (!answered.ok) throw unread(answered);
    if (answered.value.state === 'done') return answered.value.fields;
    await delay(restMs, undefined, { signal }).catch(() => {
      throw unread({ ok: false, kind: 'timeout', retryable: true });
    });
  }
}

function unread(fail: Fail): AppError {
  return new AppError('UNAVAILABLE', 'Документ не распознан: введите данные вручную', {
    cause: failError(fail),
  });
}
