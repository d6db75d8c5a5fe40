import { createHash } from 'node:crypto';
import { countClientError, keepNewestClientErrors } from '#db/queries/maintenance/client-errors.ts';
import { browserName } from '#domain/maintenance/browser-name.ts';
import { kindOfClientError, readClientError } from '#domain/maintenance/client-error.ts';
import type { ServiceContext } from '../context.ts';

/** Stops anyone who tries to fill the database with errors. */
const MOST_KINDS = 500;
const MAX_PAGE = 200;

/** Counts what failed in a browser to errors of its kind, without anything personal. */
export async function recordClientError(
  ctx: ServiceContext,
  seen: { report: string; pageUrl: string | null; userAgent: string | null },
): Promise<void> {
  const error = readClientError(seen.report);
  const isNew = await countClientError(
    ctx.db,
    {
      ...error,
      kindSha1: createHash('sha1').update(kindOfClientError(error)).digest('hex'),
      release: ctx.settings.release,
      page: seen.pageUrl === null ? null : new URL(seen.pageUrl).pathname.slice(0, MAX_PAGE),
      browser: browserName(seen.userAgent),
    },
    ctx.now,
  );
  if (isNew) await keepNewestClientErrors(ctx.db, MOST_KINDS);
}
