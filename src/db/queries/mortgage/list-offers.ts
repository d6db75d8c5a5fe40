import { type SQL, sql } from 'drizzle-orm';
import type { ListedOffer } from '#domain/mortgage/offer/listed-offer.ts';
import type { OfferType } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { holdsText } from '../../holds-text.ts';

export interface OfferListQuery {
  /** A part of the names of the bank, the programme, the project and the developer. */
  text?: string | undefined;
  bankId?: number | undefined;
  programNameId?: number | undefined;
  type?: OfferType | undefined;
  projectId?: number | undefined;
}

/** A page of offers in force or not, the highest priority first. */
export async function listOfferRows(
  db: Db,
  query: OfferListQuery & { limit: number; offset: number },
): Promise<ListedOffer[]> {
  const { rows } = await db.execute<{ offer: ListedOffer }>(sql`
    SELECT json_build_object('id', o.id, 'type', o.type, 'priority', o.priority,
      'bank', json_build_object('id', bank.id, 'name', bank.name),
      'program', json_build_object('id', pn.id, 'name', pn.display_name),
      'project', CASE WHEN project.id IS NULL THEN NULL
        ELSE json_build_object('id', project.id, 'name', project.name) END,
      'brand', CASE WHEN brand.id IS NULL THEN NULL ELSE json_build_object('id', brand.id, 'name', brand.name) END,
      'interest', (SELECT json_build_object('from', min(rate), 'to', max(rate)) FROM (
        SELECT interest AS rate FROM offer_parts WHERE offer_id = o.id
        UNION ALL SELECT interest FROM subsidy_rows WHERE offer_id = o.id) rates),
      'downPayment', json_build_object('from', o.down_payment_from, 'to', o.down_payment_to),
      'period', json_build_object('from', o.period_from, 'to', o.period_to),
      'geoGroups', (SELECT coalesce(json_agg(g.name ORDER BY g.name), '[]')
        FROM offer_geo_groups og JOIN geo_groups g ON g.id = og.group_id WHERE og.offer_id = o.id),
      'validFrom', o.valid_from, 'validTo', o.valid_to, 'termsAsOf', o.terms_as_of) AS offer
    ${fromOffers(query)}
    ORDER BY o.priority DESC, bank.name, pn."order", o.id LIMIT ${query.limit} OFFSET ${query.offset}`);
  return rows.map((row: { offer: ListedOffer }) => row.offer);
}

export async function countOffers(db: Db, query: OfferListQuery): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count ${fromOffers(query)}`,
  );
  return rows[0]!.count;
}

const SEARCHED = ['bank.name', 'pn.name', 'pn.display_name', 'project.name', 'brand.name'].map((column) =>
  sql.raw(column),
);

function fromOffers({ text, bankId, programNameId, type, projectId }: OfferListQuery): SQL {
  const wanted = [
    bankId === undefined ? null : sql`bank.id = ${bankId}`,
    programNameId === undefined ? null : sql`pn.id = ${programNameId}`,
    type === undefined ? null : sql`o.type = ${type}`,
    projectId === undefined ? null : sql`o.project_id = ${projectId}`,
    holdsText(text, ...SEARCHED) ?? null,
  ].filter((condition) => condition !== null);
  return sql`FROM offers o
    JOIN bank_programs bp ON bp.id = o.program_id
    JOIN companies bank ON bank.id = bp.bank_company_id
    JOIN program_names pn ON pn.id = bp.program_name_id
    LEFT JOIN projects project ON project.id = o.project_id
    LEFT JOIN companies brand ON brand.id = o.brand_company_id
    WHERE ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` AND `)}`;
}
