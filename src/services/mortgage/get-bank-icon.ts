import { findBankName } from '#db/queries/company/companies.ts';
import type { ServiceContext } from '../context.ts';

/** A page waits for its icons no longer. */
const DEADLINE_MS = 1_500;

/**
 * The bank at the address of an icon: its name, and its icon of the collection, SVG, where that has one; null where no
 * bank has the address.
 */
export async function getBankIcon(
  ctx: ServiceContext,
  file: string,
): Promise<{ name: string; svg: string | null } | null> {
  const [, key] = /^([a-z0-9-]{1,100})\.svg$/.exec(file) ?? [];
  const name = key === undefined ? undefined : await findBankName(ctx.db, key);
  if (key === undefined || name === undefined) return null;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { requestId, ports } = ctx;
  const found = await ports.icons.get(key, { signal, deadlineMs: DEADLINE_MS, requestId });
  return { name, svg: (found.ok && found.value) || null };
}
