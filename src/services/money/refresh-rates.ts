import { listRates, saveRates } from '#db/queries/money/rates.ts';
import { AppError } from '#domain/errors.ts';
import { QUOTED_CURRENCIES } from '#domain/money/currency.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

const CALL_MS = 30_000;
/** A day on which a currency moves more than this needs a person: rather the old rate than a wrong one. */
const MOST_MOVE = 0.2;
/** Older rates say nothing of how a currency moved, and must not keep the true ones out for ever. */
const COMPARABLE_MS = 14 * 86_400_000;

/**
 * Asks for the newest rates and keeps them; while they cannot be had, or cannot be true, the last good ones stay.
 * Answers of how many currencies it knows the rate. Errors: UNAVAILABLE; CONFLICT for a rate that leapt.
 */
export async function refreshRates(ctx: ServiceContext, signal: AbortSignal): Promise<number> {
  requirePermission(ctx, 'adminAmen', 'w');
  const { db, ports, requestId } = ctx;
  const answered = await ports.rates.latest({ signal, deadlineMs: CALL_MS, requestId });
  if (!answered.ok) {
    const { kind, providerCode = '' } = answered;
    throw new AppError('UNAVAILABLE', `Курсы валют не получены: ${kind} ${providerCode}`.trim());
  }
  const { date, roubles } = answered.value;
  for (const { currency, asOf, roubles: before } of await listRates(db)) {
    const isComparable = Date.parse(date) - Date.parse(asOf) <= COMPARABLE_MS;
    if (!isComparable || Math.abs(roubles[currency] / before - 1) <= MOST_MOVE) continue;
    const leap = `${currency} был ${before} ₽, стал ${roubles[currency]} ₽`;
    throw new AppError('CONFLICT', `Курсы за ${date} не приняты: ${leap}`);
  }
  await saveRates(db, { date, roubles });
  return QUOTED_CURRENCIES.length;
}
