import type { RecordUsesInput } from '#contract/record-uses.ts';
import { listRecordUses as listUses } from '#db/queries/audit/record-uses.ts';
import { findUpload } from '#db/queries/media/uploads.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { RecordUse, UsedRecord } from '#domain/record-uses.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import { clientReach } from './access/client-reach.ts';
import { getKeptApiKey } from './access/get-kept-api-key.ts';
import { requirePermission } from './access/require-permission.ts';
import type { ServiceContext } from './context.ts';
import { mayReadUpload } from './media/may-read-upload.ts';

/** Pages that showed a widget within these days count as its users. */
const WIDGET_DAYS_MS = 30 * 86_400_000;

/** The right that removing a record asks for. */
const RIGHTS: Record<Exclude<UsedRecord, 'apiKey'>, Permission> = {
  company: 'companies',
  feed: 'uploadFeeds',
  geoGroup: 'geoRestrictions',
  legalDoc: 'legal',
  offer: 'programs',
  programName: 'programs',
  project: 'clients',
  upload: 'uploadAnything',
};

/**
 * Lists what uses a record, for whoever may remove it: what hinders that, and what goes along. The removal itself looks
 * once more. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for a key or a file that the caller may not see.
 */
export async function listRecordUses(ctx: ServiceContext, asked: RecordUsesInput): Promise<RecordUse[]> {
  const id = await reachedId(ctx, asked);
  const since = moscowDate(new Date(ctx.now.getTime() - WIDGET_DAYS_MS));
  return listUses(ctx.db, { record: asked.kind, id, since });
}

async function reachedId(ctx: ServiceContext, asked: RecordUsesInput): Promise<number> {
  if (asked.kind === 'apiKey') {
    const ownerId = clientReach(ctx, 'apiKeys', 'w');
    return (await getKeptApiKey(ctx.db, { id: asked.id, now: ctx.now, ownerId })).id;
  }
  requirePermission(ctx, RIGHTS[asked.kind], 'w');
  if (asked.kind !== 'upload') return asked.id;
  const file = await findUpload(ctx.db, asked.id);
  if (!file || !(await mayReadUpload(ctx, ctx.db, file))) throw new AppError('NOT_FOUND', 'Такого файла нет');
  return file.id;
}
