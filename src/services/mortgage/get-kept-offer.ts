import type { Db } from '#db/client.ts';
import { findOffer, type WholeOffer } from '#db/queries/mortgage/offers.ts';
import { AppError } from '#domain/errors.ts';

/** An offer with all its parts. Errors: NOT_FOUND. */
export async function getKeptOffer(db: Db, id: number): Promise<WholeOffer> {
  const offer = await findOffer(db, id);
  if (!offer) throw new AppError('NOT_FOUND', `Предложения ${id} нет`);
  return offer;
}
