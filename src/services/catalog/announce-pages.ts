import { listNewsOfFlats } from '#db/queries/catalog/site-pages.ts';
import { findMaintenanceSuccess } from '#db/queries/maintenance/maintenance-runs.ts';
import { AppError } from '#domain/errors.ts';
import { MOST_ADDRESSES } from '#integrations/indexing/port.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const CALL_MS = 30_000;
/** Whoever begins to tell does not begin with the whole catalogue: robots have the map of the site for that. */
const FIRST_NEWS_MS = 86_400_000;
/** An import writes its own moment and is seen when it ends: what is told twice is better than what is never told. */
const LONGEST_IMPORT_MS = 15 * 60_000;

/**
 * Tells search engines of the pages of flats that appeared, changed their price or status, or went since it last told,
 * and of their complexes. Answers how many addresses it named. Errors: UNAVAILABLE; the next run tells all of it again.
 */
export async function announcePages(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'adminAmen', 'w');
  const { db, now, ports, requestId, settings } = ctx;
  if (ports.indexing.keyFile === null) return 0;
  const told = await findMaintenanceSuccess(db, 'announcement');
  const since = new Date(told ? told.getTime() - LONGEST_IMPORT_MS : now.getTime() - FIRST_NEWS_MS);
  const complexes = new Set<number>();
  let named = 0;
  const tell = async (paths: readonly string[]) => {
    if (paths.length === 0) return;
    const addresses = paths.map((path) => settings.publicUrl + path);
    const answered = await ports.indexing.announce(addresses, { signal, deadlineMs: CALL_MS, requestId });
    if (!answered.ok) {
      const { kind, providerCode = '' } = answered;
      throw new AppError('UNAVAILABLE', `Поисковики не приняли новости: ${kind} ${providerCode}`.trim());
    }
    named += addresses.length;
  };
  let after = 0;
  for (;;) {
    const news = await listNewsOfFlats(db, { since, after, limit: MOST_ADDRESSES });
    await tell(news.map(({ id }) => `/for-sale/${id}`));
    for (const { complexId } of news) complexes.add(complexId);
    if (news.length < MOST_ADDRESSES) break;
    after = news.at(-1)!.id;
  }
  const changed = [...complexes];
  for (let from = 0; from < changed.length; from += MOST_ADDRESSES) {
    await tell(changed.slice(from, from + MOST_ADDRESSES).map((id) => `/complex/${id}`));
  }
  return named;
}
