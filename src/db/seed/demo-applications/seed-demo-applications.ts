import { eq, inArray, like } from 'drizzle-orm';
import { type Db, inTransaction } from '../../client.ts';
import { apiKeyCompanies, apiKeys } from '../../schema/api-key.ts';
import { mortgageApplicationMoves, mortgageApplications } from '../../schema/mortgage-application.ts';
import { users } from '../../schema/user.ts';
import { DEMO_BROKER_PHONE, type DemoApplication, demoApplications } from './demo-applications.ts';

const HOUR_MS = 3_600_000;

/** Fills an empty desk with applications of invented people; one that was ever used is left alone. */
export async function seedDemoApplications(db: Db, now: Date): Promise<void> {
  if ((await db.$count(mortgageApplications)) > 0) return;
  const demo = demoApplications();
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  await inTransaction(db, async (tx) => {
    const userIds = await ensurePeople(tx, demo, now);
    // Brokers nobody knows leave the work to who is there.
    const deskUserId = userIds.get(DEMO_BROKER_PHONE) ?? null;
    const access = await findDemoAccess(tx);
    const rows = await tx
      .insert(mortgageApplications)
      .values(
        demo.map(({ person, broker, brandName, dealUrl, status, moves }) => ({
          ...person,
          userId: userIds.get(person.phone)!,
          brokerSurname: broker.surname,
          brokerName: broker.name,
          brokerPatronymic: broker.patronymic,
          brokerPhone: broker.phone,
          brandName,
          dealUrl,
          status,
          ...access,
          createdAt: at(moves[0]!.hoursAgo),
        })),
      )
      .returning({ id: mortgageApplications.id });
    await tx.insert(mortgageApplicationMoves).values(
      demo.flatMap(({ broker, moves }, index) =>
        moves.map(({ status, hoursAgo, comment }, step) => ({
          applicationId: rows[index]!.id,
          fromStatus: moves[step - 1]?.status ?? null,
          toStatus: status,
          movedAt: at(hoursAgo),
          userId: step === 0 ? null : (userIds.get(broker.phone) ?? deskUserId),
          comment,
        })),
      ),
    );
  });
}

/** Ids of users by phone: of the people, made where they are not there, and of brokers who are. */
async function ensurePeople(db: Db, demo: DemoApplication[], now: Date): Promise<Map<string, number>> {
  const people = new Map(demo.map(({ person }) => [person.phone, person.name]));
  await db
    .insert(users)
    .values([...people].map(([phone, name]) => ({ phone, name, groups: ['USER' as const], createdAt: now })))
    .onConflictDoNothing({ target: users.phone });
  const phones = [...people.keys(), ...demo.map(({ broker }) => broker.phone)];
  const known = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.phone, phones));
  return new Map(known.map(({ id, phone }) => [phone, id]));
}

/** The first demo vitrina: applications came through it. */
async function findDemoAccess(db: Db) {
  const [access] = await db
    .select({ apiKeyId: apiKeys.id, clientCompanyId: apiKeyCompanies.companyId })
    .from(apiKeys)
    .innerJoin(apiKeyCompanies, eq(apiKeyCompanies.keyId, apiKeys.id))
    .where(like(apiKeys.description, 'Демо: витрина'))
    .limit(1);
  return access ?? {};
}
