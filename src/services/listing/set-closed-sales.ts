import { type Db, inTransaction } from '#db/client.ts';
import { alignClosedBooking, saveClosedSales } from '#db/queries/listing/closed-sales.ts';
import { AppError } from '#domain/errors.ts';
import { requirePermission } from '../access/require-permission.ts';
import type { ServiceContext } from '../context.ts';

/** Opens or closes the sales of a complex or of one of its houses, its flats included. Errors: NOT_FOUND. */
export async function setClosedSales(
  ctx: ServiceContext,
  place: { complexId: number; houseId?: number },
  isClosed: boolean,
): Promise<void> {
  requirePermission(ctx, 'clients', 'w');
  const { complexId, houseId = null } = place;
  await inTransaction(ctx.db, async (tx) => {
    const isThere = await saveClosedSales(tx, { complexId, houseId }, isClosed);
    if (!isThere)
      throw new AppError('NOT_FOUND', houseId === null ? `ЖК ${complexId} нет` : `Дома ${houseId} нет в ЖК`);
    await alignClosedBooking(tx, complexId);
  });
}

/** Opens or closes the sales of a complex and of some of its houses at once, in the caller's transaction. */
export async function saveClosedSalesOf(
  tx: Db,
  complexId: number,
  said: { closedSales?: boolean | undefined; houses?: { id: number; closedSales: boolean }[] | undefined },
): Promise<void> {
  if (said.closedSales !== undefined) {
    await saveClosedSales(tx, { complexId, houseId: null }, said.closedSales);
  }
  for (const { id: houseId, closedSales } of said.houses ?? []) {
    await saveClosedSales(tx, { complexId, houseId }, closedSales);
  }
  await alignClosedBooking(tx, complexId);
}

/** Closes the flats that feeds brought into houses whose sales are closed; returns how many changed. */
export async function refreshClosedBooking(ctx: ServiceContext): Promise<number> {
  requirePermission(ctx, 'uploadFeeds', 'w');
  return alignClosedBooking(ctx.db);
}
