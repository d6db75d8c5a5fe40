import { and, eq, sql } from 'drizzle-orm';
import type { OfferType } from '#domain/mortgage/offer/offer.ts';
import { type Db, inTransaction } from '../../client.ts';
import { bankPrograms } from '../../schema/bank-program.ts';
import { companies } from '../../schema/company.ts';
import { geoGroups } from '../../schema/geo-group.ts';
import { offerGeoGroups, offerParts, offers, subsidyRows } from '../../schema/offer.ts';
import { programNames } from '../../schema/program-name.ts';
import { DEMO_BANKS, DEMO_OFFERS, DEMO_TERMS_AS_OF, type DemoOffer } from './demo-offers.ts';
import { SEED_LOCK } from './seed-lock.ts';

/** Writes invented banks with their offers where no bank has a programme yet. */
export async function seedDemoOffers(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(bankPrograms)) > 0) return;
    await tx
      .insert(companies)
      .values(DEMO_BANKS.map((bank) => ({ ...bank, type: 'BANK' as const, createdAt: now })))
      .onConflictDoNothing({ target: companies.uname });
    for (const offer of DEMO_OFFERS) await insertOffer(tx, offer, now);
  });
}

async function insertOffer(tx: Db, offer: DemoOffer, now: Date): Promise<void> {
  const [row] = await tx
    .insert(offers)
    .values({
      programId: await ensureProgram(tx, offer),
      type: typeOf(offer),
      comment: offer.comment ?? null,
      priority: offer.priority,
      downPaymentFrom: offer.downPayment[0],
      downPaymentTo: offer.downPayment[1],
      periodFrom: offer.period[0],
      periodTo: offer.period[1],
      declaredPskFrom: offer.declaredPsk[0],
      declaredPskTo: offer.declaredPsk[1],
      termsAsOf: DEMO_TERMS_AS_OF,
      createdAt: now,
    })
    .returning({ id: offers.id });
  const offerId = row!.id;
  await tx.insert(offerParts).values(partsOf(offer).map((part) => ({ offerId, ...part })));
  if (offer.subsidy) {
    await tx.insert(subsidyRows).values(offer.subsidy.map((cell, order) => ({ offerId, order, ...cell })));
  }
  const [group] = await tx.select({ id: geoGroups.id }).from(geoGroups).where(eq(geoGroups.name, offer.geo));
  await tx.insert(offerGeoGroups).values({ offerId, groupId: group!.id });
}

async function ensureProgram(tx: Db, { bank, program }: DemoOffer): Promise<number> {
  const [named] = await tx
    .select({ bankCompanyId: companies.id, programNameId: programNames.id })
    .from(companies)
    .innerJoin(programNames, eq(programNames.name, program))
    .where(eq(companies.uname, bank));
  await tx.insert(bankPrograms).values(named!).onConflictDoNothing();
  const [row] = await tx
    .select({ id: bankPrograms.id })
    .from(bankPrograms)
    .where(
      and(
        eq(bankPrograms.bankCompanyId, named!.bankCompanyId),
        eq(bankPrograms.programNameId, named!.programNameId),
      ),
    );
  return row!.id;
}

function typeOf({ combo, tranche, subsidy }: DemoOffer): OfferType {
  if (combo) return 'COMBO';
  if (tranche) return 'TRANCHE';
  return subsidy ? 'SUBSIDY' : 'BASE';
}

function partsOf({ interest, valueRange, combo, tranche, subsidy }: DemoOffer) {
  const base = { type: 'BASE' as const, interest, valueFrom: valueRange[0], valueTo: valueRange[1] };
  if (combo) {
    const [valueFrom, valueTo] = combo.valueRange;
    return [base, { type: 'COMBO' as const, interest: combo.interest, valueFrom, valueTo }];
  }
  if (tranche) {
    const { valuePart, until } = tranche;
    return [base, { type: 'TRANCHE' as const, valuePart, ...trancheEnd(until) }];
  }
  return subsidy ? [base, { type: 'SUBSIDY' as const }] : [base];
}

/** Years, a date, or neither until the handover. */
function trancheEnd(until: number | string) {
  if (typeof until === 'number') return { endYears: until };
  return /^\d/.test(until) ? { endDate: until } : {};
}
