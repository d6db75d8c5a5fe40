import type { Db } from '../../src/db/client.ts';
import { inTransaction } from '../../src/db/client.ts';
import { bankPrograms } from '../../src/db/schema/bank-program.ts';
import { companies } from '../../src/db/schema/company.ts';
import { offerParts, offers, subsidyRows } from '../../src/db/schema/offer.ts';
import { programNames } from '../../src/db/schema/program-name.ts';
import type { Offer, OfferPart } from '../../src/domain/mortgage/offer/offer.ts';

/** One statement takes no more parameters than this many offers have. */
const PORTION = 1_000;

/** Writes offers into an empty database, each kind of bank of theirs under one programme. */
export async function insertOffers(db: Db, list: readonly Offer[], now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [program] = await tx.select({ id: programNames.id }).from(programNames).limit(1);
    const programIds = new Map<number, number>();
    for (const bankId of new Set(list.map(({ bank }) => bank.id))) {
      const bank = { uname: `bank-${bankId}`, name: `Банк ${bankId}`, type: 'BANK' as const, createdAt: now };
      const [company] = await tx.insert(companies).values(bank).returning();
      const [row] = await tx
        .insert(bankPrograms)
        .values({ bankCompanyId: company!.id, programNameId: program!.id })
        .returning();
      programIds.set(bankId, row!.id);
    }
    for (let at = 0; at < list.length; at += PORTION)
      await insertPortion(tx, list.slice(at, at + PORTION), programIds, now);
  });
}

async function insertPortion(
  tx: Db,
  list: readonly Offer[],
  programIds: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const rows = await tx
    .insert(offers)
    .values(
      list.map(({ bank, type, priority, downPayment, period }) => ({
        programId: programIds.get(bank.id)!,
        type,
        priority,
        downPaymentFrom: downPayment.from,
        downPaymentTo: downPayment.to,
        periodFrom: period.from,
        periodTo: period.to,
        createdAt: now,
      })),
    )
    .returning({ id: offers.id });
  const parts = list.flatMap(({ parts }, at) => parts.map((part) => ({ offerId: rows[at]!.id, part })));
  await tx.insert(offerParts).values(parts.map(({ offerId, part }) => ({ offerId, ...partRow(part) })));
  const cells = parts.flatMap(({ offerId, part }) =>
    part.type === 'SUBSIDY'
      ? part.matrix.map(({ duration, interest, _discount, _fee }, order) => ({
          offerId,
          order,
          duration,
          interest,
          discount: _discount ?? null,
          fee: _fee ?? null,
        }))
      : [],
  );
  if (cells.length > 0) await tx.insert(subsidyRows).values(cells);
}

function partRow(part: OfferPart) {
  switch (part.type) {
    case 'SUBSIDY':
      return { type: part.type };
    case 'TRANCHE': {
      const { type, valuePart, endDateOrDuration: end } = part;
      if (typeof end === 'number') return { type, valuePart, endYears: end };
      return { type, valuePart, endDate: /^\d/.test(end) ? end : null };
    }
    default: {
      const { type, interest, valueRange } = part;
      return { type, interest, valueFrom: valueRange.from, valueTo: valueRange.to };
    }
  }
}
