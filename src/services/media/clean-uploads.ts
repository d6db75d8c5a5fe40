import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { inTransaction } from '#db/client.ts';
import { saveMediaSize } from '#db/queries/media/media.ts';
import { listUploadsOfOldRules, saveUploadReading, type Upload } from '#db/queries/media/uploads.ts';
import { AppError } from '#domain/errors.ts';
import { isMissing } from '#integrations/storage/port.ts';
import { requirePermission } from '../access/require-permission.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { CLEANING_RULES, judgeUpload, READING_RULES } from './judge-upload.ts';
import { presentUpload } from './present-upload.ts';
import { storeTrouble } from './store-trouble.ts';
import { uploadKey } from './upload-key.ts';

const BATCH = 50;

/** Tells whether stored files wait to be read by newer rules. */
export async function hasUploadsToClean({ db }: ServiceContext): Promise<boolean> {
  return (await listUploadsOfOldRules(db, READING_RULES, { afterId: 0, limit: 1 })).length > 0;
}

/**
 * Reads stored files of older rules as if they were sent today: what is written anew takes the place of what was never
 * cleaned, a picture is measured, and a file that would be refused is given to nobody. Each file is done by itself, so
 * work that was broken off goes on where it stood. Changes are written to the audit. Answers how many files changed.
 * Errors: UNAVAILABLE, to be tried again.
 */
export async function cleanUploads(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'uploadAnything', 'w');
  let changed = 0;
  for (let afterId = 0; ; ) {
    const files = await listUploadsOfOldRules(ctx.db, READING_RULES, { afterId, limit: BATCH });
    for (const file of files) {
      if (signal.aborted) throw new AppError('UNAVAILABLE', 'Файлы проверены не все: вышло время');
      if (await cleanUpload(ctx, file)) changed += 1;
      afterId = file.id;
    }
    if (files.length < BATCH) return changed;
  }
}

async function cleanUpload(ctx: ServiceContext, file: Upload): Promise<boolean> {
  const { ports } = ctx;
  const stored = await ports.storage.get(uploadKey(file));
  if (!stored.ok && !isMissing(stored)) throw storeTrouble('Файл не удалось прочитать', stored);
  const bytes = stored.ok ? await buffer(stored.value.body) : null;
  const judged = bytes && (await judgeUpload(ctx, { name: file.name, bytes }, { anything: true }));
  const after = { ...shownOf(file) };
  const size = typeof judged === 'object' ? judged?.size : null;
  if (judged === null) after.refusal = 'Файл потерян';
  else if (typeof judged === 'string') after.refusal = judged;
  else if (file.readingRules < CLEANING_RULES) {
    after.type = judged.type;
    after.size = judged.bytes.length;
    after.sha256 = createHash('sha256').update(judged.bytes).digest('hex');
  }
  if (typeof judged === 'object' && judged !== null && after.sha256 !== file.sha256) {
    const put = await ports.storage.put(uploadKey(file), judged.bytes, { type: judged.type });
    if (!put.ok) throw storeTrouble('Файл не удалось сохранить', put);
  }
  await inTransaction(ctx.db, async (tx) => {
    await saveUploadReading(tx, file.id, { ...after, ...size, readingRules: READING_RULES });
    if (size) await saveMediaSize(tx, presentUpload(file).downloadURL, size);
    await recordEdit(ctx, tx, { entity: 'upload', id: file.id, before: shownOf(file), after });
  });
  return after.refusal !== file.refusal || after.sha256 !== file.sha256;
}

function shownOf({ type, size, sha256, refusal }: Upload) {
  return { type, size, sha256, refusal };
}
