import { type FeedChange, FeedInput } from '#contract/feed.ts';
import { inTransaction } from '#db/client.ts';
import { type Feed, isFeedNameTaken } from '#db/queries/feed/feeds.ts';
import { requirePermission } from '../access/require-permission.ts';
import { joinEdits } from '../audit/join-edits.ts';
import type { ServiceContext } from '../context.ts';
import { nameTaken } from '../name-taken.ts';
import { refuseField } from '../refuse-field.ts';
import { changeFeed } from './change-feed.ts';
import { feedValues } from './feed-values.ts';
import { getKeptFeed } from './get-kept-feed.ts';
import { promiseFeedRun } from './promise-feed-run.ts';

/**
 * Changes a feed; one with a new address or file is run. The developer stays once the feed has listed something, for
 * complexes would not follow. With the form as it was opened, what others changed meanwhile in other fields stays.
 * Errors, naming the field: NOT_FOUND, INVALID, CONFLICT for a name that is taken, another developer, and for fields
 * that others changed meanwhile.
 */
export async function editFeed(ctx: ServiceContext, { id, feed: mine, seen }: FeedChange): Promise<void> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  await inTransaction(ctx.db, async (tx) => {
    const known = await getKeptFeed(tx, id);
    const input = await joinEdits(ctx, tx, {
      entity: 'feed',
      id,
      form: FeedInput,
      from: seen && withOneSource(seen),
      mine: withOneSource(mine),
      theirs: feedInputOf(ctx, known),
    });
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

/** A feed as its form states it. */
function feedInputOf(
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

/**
 * A form keeps what was entered for another source than is chosen, tables do not. Whoever turns to a file gives the
 * address up, which is an edit of it: it may not undo another address in silence.
 */
function withOneSource(form: FeedInput): FeedInput {
  const isByAddress = form.source === 'url';
  return {
    ...form,
    url: isByAddress ? form.url : '',
    fileId: form.source === 'file' ? form.fileId : null,
    everyHours: isByAddress ? form.everyHours : null,
  };
}
