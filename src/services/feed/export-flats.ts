import {
  type ExportedRow,
  listCompanyPhones,
  listExportedComplexes,
  listExportedRows,
  listPriceMoments,
  readExportVersion,
} from '#db/queries/feed/exported-flats.ts';
import { listFlatMedia } from '#db/queries/media/media.ts';
import { AppError } from '#domain/errors.ts';
import { requireApiKey } from '../access/require-api-key.ts';
import type { ServiceContext } from '../context.ts';
import { mediaAddress } from '../media/media-address.ts';

const ROWS_AT_ONCE = 500;

/** A flat as feeds for others tell it. Prices are whole roubles. */
export interface ExportedFlat extends Pick<ExportedRow, 'flat' | 'house' | 'complex' | 'developer'> {
  phone: string | null;
  /** When its price was last set. */
  pricedAt: Date;
  /** Our copies of its pictures as paths of this site, plans first. */
  pictures: { path: string; isPlan: boolean }[];
}

export interface FlatExport {
  /** Another text as soon as anything that is told has changed. */
  version: string;
  complexes: { id: number; name: string }[];
  /** Flats by id, read in portions while they are taken. */
  flats(): AsyncGenerator<ExportedFlat>;
}

/**
 * The flats on sale of the companies of a partner's key, for feeds to others. Errors: those of `requireApiKey`;
 * FORBIDDEN for a key of no company.
 */
export async function exportFlats(
  ctx: ServiceContext,
  { key, clientAddress }: { key: string; clientAddress: string },
): Promise<FlatExport> {
  const { companyIds } = await requireApiKey(ctx, { authorization: key, origin: null, clientAddress });
  if (companyIds.length === 0) throw new AppError('FORBIDDEN', 'Access denied');
  const ids = [...companyIds];
  const phones = await listCompanyPhones(ctx.db, ids);
  return {
    version: await readExportVersion(ctx.db, ids),
    complexes: await listExportedComplexes(ctx.db, ids),
    async *flats() {
      for (let afterId = 0; ; ) {
        const rows = await listExportedRows(ctx.db, { companyIds: ids, afterId, limit: ROWS_AT_ONCE });
        const flatIds = rows.map(({ flat }) => flat.id);
        const [moments, pictures] = await Promise.all([
          listPriceMoments(ctx.db, flatIds),
          listPictures(ctx, flatIds),
        ]);
        for (const row of rows) {
          yield {
            ...row,
            phone: phones.get(row.complex.developerCompanyId) ?? null,
            pricedAt: moments.get(row.flat.id) ?? row.flat.createdAt,
            pictures: pictures.get(row.flat.id) ?? [],
          };
        }
        if (rows.length < ROWS_AT_ONCE) return;
        afterId = flatIds.at(-1)!;
      }
    },
  };
}

async function listPictures(
  ctx: ServiceContext,
  flatIds: number[],
): Promise<Map<number, ExportedFlat['pictures']>> {
  const rows = (await listFlatMedia(ctx.db, flatIds)).filter(
    ({ type, storedKey }) => type === 'IMAGE' && storedKey !== null,
  );
  const plansFirst = rows.toSorted((one, other) => Number(other.isPlan) - Number(one.isPlan));
  const byFlat = Map.groupBy(plansFirst, ({ ownerId }) => ownerId);
  return new Map(
    [...byFlat].map(([id, own]) => [
      id,
      own.map(({ storedKey, isPlan }) => ({ path: mediaAddress(storedKey!), isPlan })),
    ]),
  );
}
