import { and, arrayOverlaps, eq, inArray, isNull, sql } from 'drizzle-orm';
import { BROKER_GROUPS } from '#domain/application/broker-groups.ts';
import type { Db } from '../../client.ts';
import { telegramChats, telegramNotices } from '../../schema/telegram.ts';
import { users } from '../../schema/user.ts';

/** Picks those of the phones that belong to our brokers. */
export async function listBrokerPhones(db: Db, phones: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ phone: users.phone })
    .from(users)
    .where(and(inArray(users.phone, [...new Set(phones)]), isBroker()));
  return new Set(rows.map(({ phone }) => phone));
}

/** People of ours who lead applications, by name. */
export function listBrokers(db: Db): Promise<{ id: number; name: string | null; phone: string }[]> {
  return db
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(users)
    .where(isBroker())
    .orderBy(users.name, users.id);
}

/** Finds those of the people who may lead applications still; what others led is its own broker's again. */
export async function listAssignees(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id, name: users.name, phone: users.phone })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), isBroker()));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Lists the brokers to notify of an application: whom it was given to while they are a broker, else its own broker if it
 * has one of ours, else all brokers; of these only those who linked the bot and did not decline such notices.
 */
export async function listListeningBrokers(
  db: Db,
  { brokerPhone, assigneeId }: { brokerPhone: string; assigneeId: number | null },
  notice: 'newApplications' | 'statusChanges',
): Promise<number[]> {
  const isKnown = (await listBrokerPhones(db, [brokerPhone])).has(brokerPhone);
  const led = isKnown ? eq(users.phone, brokerPhone) : undefined;
  const isGiven = assigneeId !== null && (await listAssignees(db, [assigneeId])).has(assigneeId);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(telegramChats, eq(telegramChats.userId, users.id))
    .leftJoin(telegramNotices, eq(telegramNotices.userId, users.id))
    .where(
      and(
        isBroker(),
        isGiven ? eq(users.id, assigneeId) : led,
        sql`coalesce(${telegramNotices[notice]}, true)`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

function isBroker() {
  return and(isNull(users.blockedAt), arrayOverlaps(users.groups, [...BROKER_GROUPS]));
}
