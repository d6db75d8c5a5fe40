import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../client.ts';
import { leads } from '../../schema/lead.ts';

type Asked = Pick<
  typeof leads.$inferSelect,
  'id' | 'kind' | 'phone' | 'email' | 'details' | 'recipientCompanyId'
>;

const REPEAT_LOCKS = 7_301_031;

/** Counts the other leads with the phone of one, of all or of those given to a company. */
export async function countDoubles(
  db: Db,
  { id, phone, givenTo }: { id: number; phone: string; givenTo: number | null },
): Promise<number> {
  const isGiven = givenTo === null ? undefined : eq(leads.recipientCompanyId, givenTo);
  return db.$count(leads, and(eq(leads.phone, phone), ne(leads.id, id), isGiven));
}

/** Counts the open leads with the contact, recipient, kind and object of one. */
export function countOpenDoubles(db: Db, lead: Asked): Promise<number> {
  return db.$count(leads, isOpenDouble(lead));
}

/** Holds the open doubles of a lead until the transaction ends; their ids. */
export async function lockOpenDoubles(tx: Db, lead: Asked): Promise<number[]> {
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(isOpenDouble(lead))
    .orderBy(asc(leads.id))
    .for('update');
  return rows.map((row) => row.id);
}

/**
 * Whether a lead has an open double since a moment. Of leads that come at once one is the first: the others wait for it
 * to commit.
 */
export async function isRepeatedLead(tx: Db, id: number, since: Date): Promise<boolean> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id));
  const lead = row!;
  const asker = `${lead.kind} ${lead.phone ?? lead.email}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${REPEAT_LOCKS}, hashtext(${asker}))`);
  return (await tx.$count(leads, and(isOpenDouble(lead), gt(leads.createdAt, since)))) > 0;
}

/** The phone tells people apart, and the e-mail of those who gave none. */
function isOpenDouble({ id, kind, phone, email, details, recipientCompanyId }: Asked): SQL | undefined {
  const objects = ['complexId', 'countryId'].map((name) => {
    const asked = details[name] === undefined ? null : String(details[name]);
    return sql`${leads.details}->>${name}::text IS NOT DISTINCT FROM ${asked}::text`;
  });
  return and(
    ne(leads.id, id),
    phone === null ? eq(leads.email, email!) : eq(leads.phone, phone),
    eq(leads.kind, kind),
    sql`${leads.recipientCompanyId} IS NOT DISTINCT FROM ${recipientCompanyId}::int`,
    ...objects,
    isNull(leads.result),
    isNull(leads.erasedAt),
  );
}
