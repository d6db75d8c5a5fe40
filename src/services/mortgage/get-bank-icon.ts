import { findBankName } from '#db/queries/company/companies.ts';
import { drawBankIcon, drawNeutralBankIcon } from '#domain/company/draw-bank-icon.ts';
import type { ServiceContext } from '../context.ts';

/** A page waits for its icons no longer. */
const DEADLINE_MS = 1_500;

/**
 * The icon at a bank's address, SVG: that of the collection of icons, else one of our own drawing; a neutral one where
 * no bank has the address.
 */
export async function getBankIcon(ctx: ServiceContext, file: string): Promise<string> {
  const [, key] = /^([a-z0-9-]{1,100})\.svg$/.exec(file) ?? [];
  const name = key === undefined ? undefined : await findBankName(ctx.db, key);
  if (key === undefined || name === undefined) return drawNeutralBankIcon();
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { requestId, ports } = ctx;
  const found = await ports.icons.get(key, { signal, deadlineMs: DEADLINE_MS, requestId });
  return (found.ok && found.value) || drawBankIcon(name);
}
