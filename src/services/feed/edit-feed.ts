import type { FeedChange, FeedInput } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { type Feed, isFeedNameTaken } from '#db/queries/feed/feeds.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';
import { changeFeed } from './change-feed.ts';
import { feedValues } from './feed-values.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/**
 * Changes a feed; one with a new address or file is run. The developer stays once the feed has listed something, for
 * complexes would not follow.
 * Errors, naming the field: NOT_FOUND, INVALID, CONFLICT for a name that is taken or another developer, and for a feed
 * that is no longer what it was when the form was opened.
 */
export async function editFeed(ctx: ServiceContext, { id, feed: input, was }: FeedChange): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptFeed(tx, id);
    if (was && fieldsOf(was) !== fieldsOf(formOf(ctx, known)))
      throw new AppError('CONFLICT', CHANGED_MEANWHILE);
    if (known.confirmedAt && input.companyId !== known.clientCompanyId) {
      throw refuseField('companyId', 'Фид уже загружен: застройщика не сменить', 'CONFLICT');
    }
    if (await isFeedNameTaken(tx, input.name, id)) throw nameTaken();
    const values = await feedValues(ctx, tx, input, known);
    const feed = await changeFeed(ctx, tx, known, values);
    const isNew = feed.sealedUrl !== known.sealedUrl || feed.fileId !== known.fileId;
    if (isNew && feed.enabled) await promiseFeedRun(tx, feed, ctx.now);
  });
}

const CHANGED_MEANWHILE =
  'Пока форма была открыта, фид изменил кто-то другой. Закройте её и откройте заново: ваши правки останутся в черновике';

/** The feed as its form shows it. */
function formOf(
  { ports }: ServiceContext,
  { name, clientCompanyId, format, sealedUrl, fileId, everyHours, enabled }: Feed,
): FeedInput {
  return {
    name,
    companyId: clientCompanyId,
    format: format ?? 'auto',
    source: sealedUrl !== null ? 'url' : fileId !== null ? 'file' : 'command',
    url: sealedUrl === null ? '' : ports.sealer.open(sealedUrl),
    fileId,
    everyHours: everyHours as FeedInput['everyHours'],
    enabled,
  };
}

function fieldsOf(form: FeedInput): string {
  return JSON.stringify(Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1)));
}
