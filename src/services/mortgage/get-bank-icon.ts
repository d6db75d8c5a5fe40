import { findBankName } from '#db/queries/company/find-bank-name.ts';
import { drawBankIcon, drawNeutralBankIcon } from '#domain/company/draw-bank-icon.ts';
import type { ServiceContext } from '../context.ts';

/** The icon at a bank's address, SVG; a neutral one where no bank has it. */
export async function getBankIcon(ctx: ServiceContext, file: string): Promise<string> {
  const [, key] = /^([a-z0-9-]{1,100})\.svg$/.exec(file) ?? [];
  const name = key === undefined ? undefined : await findBankName(ctx.db, key);
  return name === undefined ? drawNeutralBankIcon() : drawBankIcon(name);
}
