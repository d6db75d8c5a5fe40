import { type Db, inTransaction } from '#db/client.ts';
import { ensureDeveloper } from '#db/queries/company/ensure-developer.ts';
import { analyzeCatalogue } from '#db/queries/feed/analyze-catalogue.ts';
import { ensureFeed } from '#db/queries/feed/ensure-feed.ts';
import { lockFeed } from '#db/queries/feed/lock-feed.ts';
import { confirmFeed, type FeedRun, finishRun, holdRun, insertRun } from '#db/queries/feed/save-run.ts';
import { createFlatStage, stageFlats } from '#db/queries/feed/stage-flats.ts';
import { findRates } from '#db/queries/money/find-rates.ts';
import { AppError } from '#domain/errors.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import type { Dialect } from '#feeds/provider.ts';
import { readFeed } from '#feeds/read-feed.ts';
import type { FeedReading } from '#feeds/report.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';
import { promiseRefresh } from '../listing/promise-refresh.ts';
import { refreshOverlay } from '../listing/refresh-overlay.ts';
import { type AppliedDiff, applyReading } from './apply-reading.ts';
import { stageRow } from './stage-row.ts';

export interface ImportInput {
  /** The feed's bytes, as they are on disk or on the wire. */
  bytes: AsyncIterable<Uint8Array>;
  /** How people know the source: a file name or a host, never an address with a secret in it. */
  source: string;
  clientName: string;
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
  const runId = await insertRun(ctx.db, input.source, ctx.now);
  try {
    const result = await inTransaction(ctx.db, (tx) => runImport(ctx, tx, runId, input));
    const { created, changed, withdrawn } = result.run;
    if (created + changed + withdrawn >= LARGE_CHANGE) await analyzeCatalogue(ctx.db);
    return result;
  } catch (error) {
    const message = error instanceof AppError ? error.message : 'Внутренняя ошибка, прогон отменён целиком';
    await finishRun(ctx.db, runId, { status: 'failed', finishedAt: ctx.now, message }, []);
    throw error;
  }
}

async function runImport(
  ctx: ServiceContext,
  tx: Db,
  runId: number,
  input: ImportInput,
): Promise<ImportResult> {
  const { now } = ctx;
  await holdRun(tx, runId, now);
  await createFlatStage(tx);
  const rates = await findRates(tx);
  const reading = await readFeed(input.bytes, {
    clientName: input.clientName,
    now,
    onFlats: (flats) =>
      stageFlats(
        tx,
        flats.map(({ houseRef, flat }) => stageRow(houseRef, flat, rates)),
      ),
  });
  const wrongDialect =
    input.dialect !== undefined && reading.dialect !== null && reading.dialect !== input.dialect;
  const refusal = wrongDialect
    ? `Файл в формате ${reading.dialect}, а ожидался ${input.dialect}`
    : (reading.refusal?.message ?? null);
  if (refusal !== null || reading.dialect === null) {
    const failed = { status: 'failed', dialect: reading.dialect, finishedAt: now, message: refusal } as const;
    return {
      run: await finishRun(tx, runId, { ...failed, ...countsOf(reading) }, reading.issues),
      issues: reading.issues,
    };
  }

  const clientCompanyId = await ensureDeveloper(tx, { name: input.clientName, phone: null, now });
  const feed = await ensureFeed(tx, { clientCompanyId, dialect: reading.dialect, source: input.source, now });
  if (!(await lockFeed(tx, feed.id)))
    throw new AppError('CONFLICT', 'Этот фид уже загружается: дождитесь конца прогона');

  const diff = await applyReading(tx, { feedId: feed.id, clientCompanyId, now }, reading);
  if (diff.status !== 'nothing') await confirmFeed(tx, feed.id, now);
  if (changesCatalogue(diff)) {
    await refreshOverlay({ ...ctx, db: tx });
    await promiseRefresh(tx, now, `run-${runId}`);
  }
  const run = await finishRun(
    tx,
    runId,
    { feedId: feed.id, dialect: reading.dialect, finishedAt: now, ...outcomeOf(diff), ...countsOf(reading) },
    reading.issues,
  );
  return { run, issues: reading.issues };
}

function countsOf(reading: FeedReading) {
  return { offers: reading.offers, rejected: reading.rejected, warnings: reading.warnings };
}

function changesCatalogue({ created, changed, rephotographed, withdrawn, places }: AppliedDiff): boolean {
  return created.length + changed.length + rephotographed.length + withdrawn.length + places > 0;
}

function outcomeOf(diff: AppliedDiff): Partial<FeedRun> {
  const held = diff.held.reduce((sum, { ids }) => sum + ids.length, 0);
  const counts = {
    created: diff.created.length - diff.linked,
    changed: diff.changed.length,
    // Another choice of the same random photos, or a flat known from another feed, is no news.
    unchanged: diff.unchanged.length + diff.rephotographed.length + diff.linked,
    withdrawn: diff.withdrawn.length,
    held,
  };
  if (diff.status === 'nothing') {
    return {
      ...counts,
      status: 'failed',
      message: 'В фиде нет ни одной пригодной квартиры: каталог не изменён',
    };
  }
  if (held > 0) {
    return { ...counts, status: 'held', message: `Из фида пропало ${held} кв.: снятие ждёт решения` };
  }
  return { ...counts, status: changesCatalogue(diff) ? 'applied' : 'unchanged' };
}
