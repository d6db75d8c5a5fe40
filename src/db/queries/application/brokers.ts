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

/**
 * Lists the brokers to notify of an application: its own broker if it has one of ours, else all brokers; of these only
 * those who linked the bot and did not decline such notices.
 */
export async function listListeningBrokers(
  db: Db,
  brokerPhone: string,
  notice: 'newApplications' | 'statusChanges',
): Promise<number[]> {
  const isKnown = (await listBrokerPhones(db, [brokerPhone])).has(brokerPhone);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(telegramChats, eq(telegramChats.userId, users.id))
    .leftJoin(telegramNotices, eq(telegramNotices.userId, users.id))
    .where(
      and(
        isKnown ? eq(users.phone, brokerPhone) : isBroker(),
        sql`coalesce(${telegramNotices[notice]}, true)`,
      ),
    )
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

function isBroker() {
  return and(isNull(users.blockedAt), arrayOverlaps(users.groups, [...BROKER_GROUPS]));
}
