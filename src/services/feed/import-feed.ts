import { type Db, inTransaction } from '#db/client.ts';
import { ensureDeveloper } from '#db/queries/company/developers.ts';
import {
  ensureFeed,
  type Feed,
  findExpectedFeed,
  findFeedForUpdate,
  lockFeed,
  updateFeed,
} from '#db/queries/feed/feeds.ts';
import { analyzeCatalogue } from '#db/queries/feed/listed-flats.ts';
import {
  confirmFeed,
  deleteRun,
  type FeedRun,
  finishRun,
  holdRun,
  insertRun,
  nextRunId,
  noteProgress,
} from '#db/queries/feed/runs.ts';
import { createFlatStage, stageFlats } from '#db/queries/feed/staged-flats.ts';
import { findRates } from '#db/queries/money/rates.ts';
import { AppError } from '#domain/errors.ts';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { readFeed } from '#feeds/read-feed.ts';
import type { FeedReading } from '#feeds/report.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { applyReading } from './apply-reading.ts';
import { readFeedFile } from './feed-files.ts';
import { FEED_HALTED } from './feed-halted.ts';
import { type FeedOfRun, type KeptFeed, NO_VALIDATORS, type Validators } from './kept-feed.ts';
import { changesCatalogue, outcomeOf } from './outcome-of.ts';
import { RUN_FEED } from './promise-feed-run.ts';
import { countWaiting } from './settle-newest-run.ts';
import { stageRow } from './stage-row.ts';

export interface ImportInput extends FeedOfRun {
  /**
   * The feed's bytes at hand: a transaction is open while they are read, so they never come from a stranger's server.
   */
  bytes: AsyncIterable<Uint8Array>;
  validators?: Validators | undefined;
}

export interface ImportResult {
  run: FeedRun;
  issues: FeedIssue[];
}

/** Another run of the feed is writing the catalogue. */
const FEED_BUSY = 'feedBusy';

/** A run that was refused for another is tried again after so long. */
const BUSY_REST_MS = 60_000;

/** So many flats change what the planner should expect of the tables. */
const LARGE_CHANGE = 1_000;

/**
 * Imports one feed: reads it whole, then applies the difference in one transaction, so the catalogue is the old
 * one or the new one and never a mix. An unreadable or empty feed changes nothing.
 * Errors: CONFLICT when another run of the feed is writing; then this one has never been. A bad file is a failed run,
 * not an error.
 */
export async function importFeed(ctx: ServiceContext, input: ImportInput): Promise<ImportResult> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const id = await nextRunId(ctx.db);
  const started = performance.now();
  const run = { id, durationMs: () => Math.round(performance.now() - started) };
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await holdRun(tx, id, ctx.now);
      // Beside the transaction, or nobody would see it.
      await beginRun(ctx, input, id);
      const result = await runImport(ctx, tx, run, input);
      const { created, changed, withdrawn } = result.run;
      if (created + changed + withdrawn >= LARGE_CHANGE) await analyzeCatalogue(tx);
      return result;
    });
  } catch (error) {
    if (isBusy(error)) await deleteRun(ctx.db, id);
    else await failRun(ctx, id, error, run.durationMs());
    throw error;
  }
}

/**
 * Imports a feed from the storage; what is wrong with it is told by its run alone. A registered one that another run is
 * writing is run once more, for its source may have more by now.
 */
export async function importKeptFeed(ctx: ServiceContext, { fileId, ...feed }: KeptFeed): Promise<void> {
  try {
    await importFeed(ctx, { ...feed, bytes: readFeedFile(ctx, fileId) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    const { feedId } = feed;
    if (!isBusy(error) || feedId === undefined) return;
    const dueAt = new Date(ctx.now.getTime() + BUSY_REST_MS);
    await inTransaction(ctx.db, (tx) => RUN_FEED.promise(tx, { feedId }, { now: ctx.now, dueAt }));
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.details.reason === FEED_BUSY;
}

/** Writes down a run that ended before its feed could be read. */
export async function recordUnreadRun(ctx: ServiceContext, feed: FeedOfRun, error: unknown): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const own = { ...ctx, db: tx };
    await failRun(own, await beginRun(own, feed), error);
  });
}

async function beginRun({ db, now }: ServiceContext, feed: FeedOfRun, id?: number): Promise<number> {
  const { source, clientName, dialect = null } = feed;
  const feedId = feed.feedId ?? (await findExpectedFeed(db, { clientName, dialect, source })) ?? null;
  return insertRun(db, { id, feedId, source, now });
}

async function failRun(
  { db, now }: ServiceContext,
  id: number,
  error: unknown,
  durationMs: number | null = null,
): Promise<void> {
  const message = error instanceof AppError ? error.message : 'Внутренняя ошибка, прогон отменён целиком';
  await finishRun(db, id, { status: 'failed', finishedAt: now, durationMs, message }, []);
}

async function runImport(
  ctx: ServiceContext,
  tx: Db,
  run: { id: number; durationMs: () => number },
  input: ImportInput,
): Promise<ImportResult> {
  const { now } = ctx;
  let progress = 0;
  await createFlatStage(tx);
  const rates = await findRates(tx);
  const reading = await readFeed(input.bytes, {
    clientName: input.clientName,
    now,
    async onFlats(flats) {
      await stageFlats(
        tx,
        flats.map(({ houseRef, flat }) => stageRow(houseRef, flat, rates)),
      );
      progress += flats.length;
      // Beside the transaction too; a run does not fail because its progress could not be written.
      await noteProgress(ctx.db, run.id, progress).catch(() => {});
    },
  });
  const wrongDialect =
    input.dialect !== undefined && reading.dialect !== null && reading.dialect !== input.dialect;
  const refusal = wrongDialect
    ? `Файл в формате «${DIALECT_TITLES[reading.dialect!]}», а ожидался «${DIALECT_TITLES[input.dialect!]}». Проверьте, тот ли это файл, или выберите формат «По содержимому»`
    : (reading.refusal?.message ?? null);
  if (refusal !== null || reading.dialect === null) {
    const failed = { status: 'failed', dialect: reading.dialect, finishedAt: now, message: refusal } as const;
    const values = {
      ...failed,
      ...countsOf(reading),
      ...(await feedOfUnread(tx, input, reading.dialect)),
      durationMs: run.durationMs(),
    };
    return { run: await finishRun(tx, run.id, values, reading.issues), issues: reading.issues };
  }

  const feed = await takeFeed(tx, input, reading.dialect, now);
  const { clientCompanyId } = feed;
  const diff = await applyReading(tx, { feedId: feed.id, clientCompanyId, runId: run.id, now }, reading);
  const issues = [...diff.issues, ...reading.issues];
  if (diff.status !== 'nothing') await confirmFeed(tx, feed.id, now);
  if (changesCatalogue(diff)) {
    await refreshOverlay({ ...ctx, db: tx });
    await promiseRefresh(tx, now, `run-${run.id}`);
  }
  const outcome = outcomeOf(diff, reading, await countWaiting(tx, feed.id));
  // While something waits for a person, the file is read again whatever its server says.
  const isSettled = outcome.status === 'applied' || outcome.status === 'unchanged';
  await updateFeed(tx, feed.id, {
    ...((isSettled && input.validators) || NO_VALIDATORS),
    fileReadAt: now,
  });
  const finished = await finishRun(
    tx,
    run.id,
    {
      feedId: feed.id,
      dialect: reading.dialect,
      finishedAt: now,
      durationMs: run.durationMs(),
      ...outcome,
      ...countsOf(reading),
      areChangesNoted: true,
      rejected: reading.rejected + diff.contradicting,
      warnings: reading.warnings + diff.issues.filter(({ severity }) => severity === 'warning').length,
    },
    issues,
  );
  return { run: finished, issues };
}

/** Once the dialect is known, a run that could not be read belongs to that feed of the client, or to none yet. */
async function feedOfUnread(
  tx: Db,
  { feedId, clientName, source }: ImportInput,
  dialect: Dialect | null,
): Promise<Pick<FeedRun, 'feedId'> | null> {
  if (feedId !== undefined || dialect === null) return null;
  return { feedId: (await findExpectedFeed(tx, { clientName, dialect, source })) ?? null };
}

/** The feed of this run, which nobody else applies before the transaction ends. */
async function takeFeed(tx: Db, input: ImportInput, dialect: Dialect, now: Date): Promise<Feed> {
  const { feedId, clientName, source } = input;
  if (feedId !== undefined) {
    await holdFeed(tx, feedId);
    const feed = await findFeedForUpdate(tx, feedId);
    if (!feed || feed.removedAt) throw new AppError('CONFLICT', 'Фид удалён');
    if (feed.haltedAt) throw new AppError('CONFLICT', FEED_HALTED);
    return updateFeed(tx, feedId, { dialect });
  }
  const id = await ensureDeveloper(tx, { name: clientName, phone: null, now });
  const feed = await ensureFeed(tx, { id, name: clientName }, { dialect, source, now });
  if (!feed)
    throw new AppError('CONFLICT', `Имя фида «${clientName}, ${DIALECT_TITLES[dialect]}» уже занято`);
  if (feed.haltedAt) throw new AppError('CONFLICT', FEED_HALTED);
  await holdFeed(tx, feed.id);
  return feed;
}

async function holdFeed(tx: Db, feedId: number): Promise<void> {
  if (await lockFeed(tx, feedId)) return;
  throw new AppError('CONFLICT', 'Этот фид уже загружается: дождитесь конца прогона', {
    details: { reason: FEED_BUSY },
  });
}

function countsOf(reading: FeedReading) {
  return { offers: reading.offers, rejected: reading.rejected, warnings: reading.warnings };
}
