import { and, asc, eq, notExists, type SQL, sql } from 'drizzle-orm';
import type { ListSort } from '#domain/list-sorts.ts';
import type { ListedOffer } from '#domain/mortgage/offer/listed-offer.ts';
import type { NamedId, OfferType } from '#domain/mortgage/offer/offer.ts';
import type { Db } from '../../client.ts';
import { holdRow } from '../../hold-row.ts';
import { holdsText } from '../../holds-text.ts';
import { orderedBy } from '../../ordered-by.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { offerGeoGroups, offerParts, offers, subsidyRows } from '../../schema/offer.ts';
import { programAssignments } from '../../schema/program-assignment.ts';
import { programNames } from '../../schema/program-name.ts';
import { projects } from '../../schema/project.ts';

type Offer = typeof offers.$inferSelect;
type OfferPartColumns = typeof offerParts.$inferSelect;
type SubsidyColumns = typeof subsidyRows.$inferSelect;

/** An offer with everything that is kept of it and the names of what it refers to. */
export interface WholeOffer {
  offer: Offer;
  bank: NamedId;
  program: NamedId;
  brand: NamedId | null;
  project: NamedId | null;
  parts: OfferPartColumns[];
  subsidyRows: SubsidyColumns[];
  geoGroupIds: number[];
}

export function holdOffer(tx: Db, id: number): Promise<void> {
  return holdRow(tx, offers, id);
}

export async function findOffer(db: Db, id: number): Promise<WholeOffer | undefined> {
  const [row] = await db
    .select({
      offer: offers,
      bankId: bankPrograms.bankCompanyId,
      program: { id: programNames.id, name: programNames.displayName },
      project: { id: projects.id, name: projects.name },
    })
    .from(offers)
    .innerJoin(bankPrograms, eq(bankPrograms.id, offers.programId))
    .innerJoin(programNames, eq(programNames.id, bankPrograms.programNameId))
    .leftJoin(projects, eq(projects.id, offers.projectId))
    .where(eq(offers.id, id));
  if (!row) return undefined;
  const { offer } = row;
  return {
    offer,
    program: row.program,
    project: row.project,
    bank: (await namedCompany(db, row.bankId))!,
    brand: offer.brandCompanyId === null ? null : await namedCompany(db, offer.brandCompanyId),
    parts: await db.select().from(offerParts).where(eq(offerParts.offerId, id)),
    subsidyRows: await db
      .select()
      .from(subsidyRows)
      .where(eq(subsidyRows.offerId, id))
      .orderBy(asc(subsidyRows.order)),
    geoGroupIds: (
      await db
        .select({ id: offerGeoGroups.groupId })
        .from(offerGeoGroups)
        .where(eq(offerGeoGroups.offerId, id))
        .orderBy(asc(offerGeoGroups.groupId))
    ).map((group) => group.id),
  };
}

async function namedCompany(db: Db, id: number): Promise<NamedId | null> {
  const [company] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, id));
  return company ?? null;
}

interface OfferListQuery {
  /** A part of the names of the bank, the programme, the project and the developer. */
  text?: string | undefined;
  bankId?: number | undefined;
  programNameId?: number | undefined;
  type?: OfferType | undefined;
  projectId?: number | undefined;
}

interface OfferPage extends OfferListQuery {
  sort?: ListSort<'offers'> | undefined;
  limit: number;
  offset: number;
}

const SORTED_BY = {
  priority: sql`o.priority`,
  program: sql`pn.display_name`,
  type: sql`o.type`,
  project: sql`coalesce(project.name, brand.name)`,
  rate: sql`least((SELECT min(interest) FROM offer_parts WHERE offer_id = o.id),
    (SELECT min(interest) FROM subsidy_rows WHERE offer_id = o.id))`,
  downPayment: sql`o.down_payment_from`,
  period: sql`o.period_to`,
  validTo: sql`o.valid_to`,
};

/** A page of offers in force or not, the highest priority first without another order. */
export async function listOfferRows(db: Db, query: OfferPage): Promise<ListedOffer[]> {
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
      'validFrom', o.valid_from, 'validTo', o.valid_to, 'termsAsOf', o.terms_as_of,
      'plan', (SELECT json_build_object('publishAt', p.publish_at) FROM offer_plans p WHERE p.offer_id = o.id)) AS offer
    ${fromOffers(query)}
    ORDER BY ${orderedBy(query.sort, SORTED_BY, sql`o.priority DESC, bank.name, pn."order", o.id`)} LIMIT ${query.limit} OFFSET ${query.offset}`);
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

/** An offer as its tables keep it. */
export interface OfferColumns {
  offer: Omit<typeof offers.$inferInsert, 'id' | 'createdAt'>;
  parts: Omit<typeof offerParts.$inferInsert, 'offerId'>[];
  /** The order is that of the bank. */
  subsidyRows: Omit<typeof subsidyRows.$inferInsert, 'offerId' | 'order'>[];
  geoGroupIds: readonly number[];
}

/** Writes a new offer, to its id. */
export async function insertOffer(tx: Db, columns: OfferColumns, createdAt: Date): Promise<number> {
  const [row] = await tx
    .insert(offers)
    .values({ ...columns.offer, createdAt })
    .returning({ id: offers.id });
  await insertParts(tx, row!.id, columns);
  return row!.id;
}

/** Writes an offer anew, its parts with it. */
export async function updateOffer(tx: Db, id: number, columns: OfferColumns): Promise<void> {
  await tx.update(offers).set(columns.offer).where(eq(offers.id, id));
  await tx.delete(offerParts).where(eq(offerParts.offerId, id));
  await tx.delete(subsidyRows).where(eq(subsidyRows.offerId, id));
  await tx.delete(offerGeoGroups).where(eq(offerGeoGroups.offerId, id));
  await insertParts(tx, id, columns);
}

async function insertParts(tx: Db, offerId: number, columns: OfferColumns): Promise<void> {
  await tx.insert(offerParts).values(columns.parts.map((part) => ({ offerId, ...part })));
  if (columns.subsidyRows.length > 0) {
    await tx
      .insert(subsidyRows)
      .values(columns.subsidyRows.map((row, order) => ({ offerId, order, ...row })));
  }
  if (columns.geoGroupIds.length > 0) {
    const groupIds = [...new Set(columns.geoGroupIds)];
    await tx.insert(offerGeoGroups).values(groupIds.map((groupId) => ({ offerId, groupId })));
  }
}

export async function updateOfferPriority(tx: Db, id: number, priority: number): Promise<void> {
  await tx.update(offers).set({ priority }).where(eq(offers.id, id));
}

export async function deleteOffer(tx: Db, id: number): Promise<void> {
  await tx.delete(offers).where(eq(offers.id, id));
}

/**
 * The programme of a bank under a name, made where there is none yet, and held until the transaction ends: its offers
 * are written one after the other, so that no two of them become equal unseen.
 */
export async function ensureBankProgram(
  tx: Db,
  program: { bankCompanyId: number; programNameId: number },
): Promise<number> {
  await tx.insert(bankPrograms).values(program).onConflictDoNothing();
  const [row] = await tx
    .select({ id: bankPrograms.id })
    .from(bankPrograms)
    .where(
      and(
        eq(bankPrograms.bankCompanyId, program.bankCompanyId),
        eq(bankPrograms.programNameId, program.programNameId),
      ),
    )
    .for('update');
  return row!.id;
}

/** The id of a bank's programme of a name, if the bank has one. */
export async function findBankProgramId(
  db: Db,
  { bankCompanyId, programNameId }: { bankCompanyId: number; programNameId: number },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: bankPrograms.id })
    .from(bankPrograms)
    .where(and(eq(bankPrograms.bankCompanyId, bankCompanyId), eq(bankPrograms.programNameId, programNameId)));
  return row?.id;
}

/** Takes away a programme that has neither offers nor projects, so that its name may go too. */
export async function deleteUnusedBankProgram(tx: Db, id: number): Promise<void> {
  const one = sql`1`;
  await tx
    .delete(bankPrograms)
    .where(
      and(
        eq(bankPrograms.id, id),
        notExists(tx.select({ one }).from(offers).where(eq(offers.programId, id))),
        notExists(tx.select({ one }).from(programAssignments).where(eq(programAssignments.programId, id))),
      ),
    );
}

/**
 * Gives a version of all offers that is the same on every node while nothing about them changes. Handover dates of
 * projects come from feeds, so the last run that changed listings counts too.
 */
export async function findOffersVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    SELECT concat_ws('/',
      coalesce((SELECT version FROM mortgage_version), 0),
      coalesce((SELECT max(id) FROM feed_runs WHERE status IN ('applied', 'held')), 0)) AS version`);
  return rows[0]!.version;
}
