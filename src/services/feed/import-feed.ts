import { type Db, inTransaction } from '#db/client.ts';
import { ensureDeveloper } from '#db/queries/company/ensure-developer.ts';
import { analyzeCatalogue } from '#db/queries/feed/analyze-catalogue.ts';
import { countWaitingFlats } from '#db/queries/feed/doubtful-flats.ts';
import { ensureFeed, findExpectedFeed } from '#db/queries/feed/ensure-feed.ts';
import { type Feed, findFeedForUpdate } from '#db/queries/feed/find-feed.ts';
import { lockFeed } from '#db/queries/feed/lock-feed.ts';
import { updateFeed } from '#db/queries/feed/save-feed.ts';
import {
  confirmFeed,
  type FeedRun,
  finishRun,
  holdRun,
  insertRun,
  noteProgress,
} from '#db/queries/feed/save-run.ts';
import { createFlatStage, stageFlats } from '#db/queries/feed/stage-flats.ts';
import { findRates } from '#db/queries/money/find-rates.ts';
import { AppError } from '#domain/errors.ts';
import { DIALECT_TITLES, type Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import { readFeed } from '#feeds/read-feed.ts';
import type { FeedReading } from '#feeds/report.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { type AppliedDiff, applyReading } from './apply-reading.ts';
import { waitingMessage } from './settle-newest-run.ts';
import { stageRow } from './stage-row.ts';

export interface ImportInput {
  /** The feed's bytes, as they are on disk or on the wire. */
  bytes: AsyncIterable<Uint8Array>;
  /** How people know the source: a file name or a host, never an address with a secret in it. */
  source: string;
  clientName: string;
  /** A registered feed; without it the one of this client in the format of the file, made at its first run. */
  feedId?: number;
  /** Refuses a file of another dialect; without it the content decides. */
  dialect?: Dialect | undefined;
}

export interface ImportResult {
  run: FeedRun;
  issues: FeedIssue[];
}

/** So many flats change what the planner should expect of the tables. */
const LARGE_CHANGE = 1_000;

/**
 * Imports one feed: reads it whole, then applies the difference in one transaction, so the catalogue is the old
 * one or the new one and never a mix. An unreadable or empty feed changes nothing.
 * Errors: CONFLICT when another run of the feed is under way. A bad file is a failed run, not an error.
 */
export async function importFeed(ctx: ServiceContext, input: ImportInput): Promise<ImportResult> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  const { source, clientName, dialect = null } = input;
  const feedId = input.feedId ?? (await findExpectedFeed(ctx.db, { clientName, dialect, source })) ?? null;
  const id = await insertRun(ctx.db, { feedId, source, now: ctx.now });
  const started = performance.now();
  const run = { id, durationMs: () => Math.round(performance.now() - started) };
  try {
    const result = await inTransaction(ctx.db, (tx) => runImport(ctx, tx, run, input));
    const { created, changed, withdrawn } = result.run;
    if (created + changed + withdrawn >= LARGE_CHANGE) await analyzeCatalogue(ctx.db);
    return result;
  } catch (error) {
    const message = error instanceof AppError ? error.message : 'Внутренняя ошибка, прогон отменён целиком';
    const failed = { status: 'failed', finishedAt: ctx.now, durationMs: run.durationMs(), message } as const;
    await finishRun(ctx.db, id, failed, []);
    throw error;
  }
}

async function runImport(
  ctx: ServiceContext,
  tx: Db,
  run: { id: number; durationMs: () => number },
  input: ImportInput,
): Promise<ImportResult> {
  const { now } = ctx;
  let progress = 0;
  await holdRun(tx, run.id, now);
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
      // Beside the transaction, or nobody would see it; a run does not fail because it could not be told of.
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
  const finished = await finishRun(
    tx,
    run.id,
    {
      ...{ feedId: feed.id, dialect: reading.dialect, finishedAt: now, durationMs: run.durationMs() },
      ...outcomeOf(diff, reading, await countWaitingFlats(tx, feed.id)),
      ...countsOf(reading),
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
    return updateFeed(tx, feedId, { dialect });
  }
  const id = await ensureDeveloper(tx, { name: clientName, phone: null, now });
  const feed = await ensureFeed(tx, { id, name: clientName }, { dialect, source, now });
  if (!feed)
    throw new AppError('CONFLICT', `Имя фида «${clientName}, ${DIALECT_TITLES[dialect]}» уже занято`);
  await holdFeed(tx, feed.id);
  return feed;
}

async function holdFeed(tx: Db, feedId: number): Promise<void> {
  if (!(await lockFeed(tx, feedId)))
    throw new AppError('CONFLICT', 'Этот фид уже загружается: дождитесь конца прогона');
}

function countsOf(reading: FeedReading) {
  return { offers: reading.offers, rejected: reading.rejected, warnings: reading.warnings };
}

function changesCatalogue({ created, changed, rephotographed, withdrawn, places }: AppliedDiff): boolean {
  return created.length + changed.length + rephotographed.length + withdrawn.length + places > 0;
}

/** `waiting` flats of the feed wait for a person with their figures. */
function outcomeOf(diff: AppliedDiff, reading: FeedReading, waiting: number): Partial<FeedRun> {
  const heldIds = diff.held.flatMap(({ ids }) => ids);
  const held = heldIds.length;
  const counts = {
    created: diff.created.length - diff.linked,
    changed: diff.changed.length,
    // Another choice of the same random photos, or a flat known from another feed, is no news.
    unchanged: diff.unchanged.length + diff.rephotographed.length + diff.linked,
    withdrawn: diff.withdrawn.length,
    held,
    doubtful: diff.doubtful,
  };
  if (diff.status === 'nothing') {
    return {
      ...counts,
      status: 'failed',
      message: nothingMessage(reading),
    };
  }
  const message = waitingMessage(held > 0 ? heldMessage(heldIds, reading.rejectedIds) : null, waiting);
  if (message !== null) return { ...counts, status: 'held', message };
  return { ...counts, status: changesCatalogue(diff) ? 'applied' : 'unchanged' };
}

/** Why withdrawals wait: flats are not in the file, or they are and their rows were rejected. */
function heldMessage(heldIds: readonly string[], rejectedIds: readonly string[]): string {
  const inFile = new Set(rejectedIds);
  const rejected = heldIds.filter((id) => inFile.has(id)).length;
  const absent = heldIds.length - rejected;
  const parts = [
    absent > 0 && `Из фида пропало ${absent} кв.`,
    rejected > 0 && `${absent > 0 ? 'ещё ' : ''}${rejected} кв. есть в фиде, но отклонены`,
  ].filter((part) => part !== false);
  return `${parts.join(', ')}: снятие ждёт решения`;
}

/** A feed of nothing but rejected rows looks to the catalogue like an empty one, and to its developer not at all. */
function nothingMessage({ offers, rejected }: FeedReading): string {
  return offers === 0
    ? 'В фиде нет ни одного объявления: каталог не изменён. Проверьте, что выгрузка включена и не пуста'
    : `В фиде нет ни одной пригодной квартиры, отклонено ${rejected} из ${offers}: каталог не изменён. Причины — в ошибках прогона`;
}
