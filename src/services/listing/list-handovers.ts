import { findSuccessor } from '#db/queries/feed/joined-places.ts';
import { findComplexName } from '#db/queries/listing/complexes.ts';
import { type HouseRow, listHouses } from '#db/queries/listing/houses.ts';
import { AppError } from '#domain/errors.ts';
import { bySectionName } from '#domain/listing/by-section-name.ts';
import type { Quarter } from '#domain/time/quarter.ts';
import type { ServiceContext } from '../context.ts';

/** A house whose quarter of handover is known. */
export interface HouseHandover extends Pick<HouseRow, 'id' | 'name' | 'street' | 'house' | 'buildingState'> {
  term: { year: number; quarter: Quarter };
}

/**
 * Lists the houses of a complex whose quarter of handover is known, in the order people count them; a complex joined to
 * another answers with that one. Errors: NOT_FOUND.
 */
export async function listHandovers(
  ctx: ServiceContext,
  askedId: number,
): Promise<{ complex: { id: number; name: string }; houses: HouseHandover[] }> {
  const id = (await findSuccessor(ctx.db, 'complex', askedId)) ?? askedId;
  const [name, rows] = await Promise.all([findComplexName(ctx.db, id), listHouses(ctx.db, [id])]);
  if (name === undefined) throw new AppError('NOT_FOUND', 'Complex not found');
  const houses = rows
    .toSorted((one, other) => bySectionName(one.name, other.name))
    .flatMap(({ handoverYear: year, handoverQuarter: quarter, ...row }) =>
      year === null || quarter === null ? [] : [{ ...row, term: { year, quarter: quarter as Quarter } }],
    );
  return { complex: { id, name }, houses };
}
