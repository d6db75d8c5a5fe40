import { randomUUID } from 'node:crypto';
import type { Uploaded } from '#contract/upload.ts';
import { inTransaction } from '#db/client.ts';
import { countUploadsSince, insertUploads, type NewUpload } from '#db/queries/media/uploads.ts';
import { can } from '#domain/access/can.ts';
import { AppError, type Issue } from '#domain/errors.ts';
import { MAX_UPLOAD_FILES, TOO_MANY_FILES } from '#domain/media/upload-rules.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import { recordEdit } from '../audit/record-edit.ts';
import type { ServiceContext } from '../context.ts';
import { type JudgedFile, judgeUpload, READING_RULES, type SentFile } from './judge-upload.ts';
import { presentUpload } from './present-upload.ts';
import { storeTrouble } from './store-trouble.ts';
import { uploadKey } from './upload-key.ts';

/** The limit of a person who may not upload files of any kind. */
const FILES_A_DAY = 200;
const DAY_MS = 86_400_000;

/**
 * Keeps up to five files of a person, all of them or none. A person with the right to upload makes public files of any
 * kind that does not run; files of all others are documents that only they and their brokers read.
 * Errors: UNAUTHENTICATED, FORBIDDEN, INVALID naming each refused file by its number, LIMIT, UNAVAILABLE.
 */
export async function storeUploads(ctx: ServiceContext, sent: readonly SentFile[]): Promise<Uploaded[]> {
  requirePermission(ctx, 'account', 'w');
  const { id: userId } = requireUser(ctx);
  const anything = can(ctx.actor, 'uploadAnything', 'w').allowed;
  requireCount(sent.length);
  const files = await judgeAll(ctx, sent, anything);
  if (!anything) await requireQuota(ctx, userId, files.length);

  const kept: NewUpload[] = [];
  try {
    for (const file of files) kept.push(await keep(ctx, file, { userId, isPublic: anything }));
    return await inTransaction(ctx.db, async (tx) => {
      const rows = await insertUploads(tx, kept);
      for (const { id, name, type, size } of rows) {
        await recordEdit(ctx, tx, { entity: 'upload', id, before: null, after: { name, type, size } });
      }
      return rows.map(presentUpload);
    });
  } catch (error) {
    for (const file of kept) await ctx.ports.storage.del(uploadKey(file));
    throw error;
  }
}

function requireCount(files: number): void {
  if (files === 0) throw refused([{ path: ['files'], message: 'Выберите файл' }]);
  if (files > MAX_UPLOAD_FILES) throw refused([{ path: ['files'], message: TOO_MANY_FILES }]);
}

async function requireQuota(ctx: ServiceContext, userId: number, files: number): Promise<void> {
  const today = await countUploadsSince(ctx.db, userId, new Date(ctx.now.getTime() - DAY_MS));
  if (today + files > FILES_A_DAY) throw new AppError('LIMIT', `Не больше ${FILES_A_DAY} файлов в день`);
}

async function judgeAll(
  ctx: ServiceContext,
  sent: readonly SentFile[],
  anything: boolean,
): Promise<JudgedFile[]> {
  const judged: JudgedFile[] = [];
  const issues: Issue[] = [];
  for (const [index, file] of sent.entries()) {
    const verdict = await judgeUpload(ctx, file, { anything });
    if (typeof verdict === 'string') issues.push({ path: ['files', index], message: verdict });
    else judged.push(verdict);
  }
  if (issues.length > 0) throw refused(issues);
  return judged;
}

async function keep(
  { ports, now }: ServiceContext,
  { name, extension, type, bytes, size: pixels }: JudgedFile,
  { userId, isPublic }: { userId: number; isPublic: boolean },
): Promise<NewUpload> {
  const uuid = randomUUID();
  const stored = await ports.storage.put(uploadKey({ uuid, isPublic }), bytes, { type });
  if (!stored.ok) throw storeTrouble('Файл не удалось сохранить, попробуйте ещё раз', stored);
  const { size, sha256 } = stored.value;
  return {
    uuid,
    name,
    extension,
    type,
    size,
    sha256,
    ...pixels,
    isPublic,
    userId,
    uploadedAt: now,
    readingRules: READING_RULES,
  };
}

function refused(issues: Issue[]): AppError {
  return new AppError('INVALID', issues[0]!.message, { details: { issues } });
}
