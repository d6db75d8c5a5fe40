import type { ApplicationShown } from '#contract/application.ts';
import type { Db } from '#db/client.ts';
import {
  type ApplicationMove,
  type ApplicationRow,
  listApplicationMoves,
} from '#db/queries/application/find-application.ts';
import { listBrokerPhones } from '#db/queries/application/list-brokers.ts';
import { personName } from '#domain/text/person-name.ts';

/**
 * Applications as pages show them, each with its history and its broker looked up. Comments are the brokers' own: their
 * client sees none.
 */
export async function presentApplications(
  db: Db,
  rows: readonly ApplicationRow[],
  clientId: number | null,
): Promise<ApplicationShown[]> {
  if (rows.length === 0) return [];
  const ours = await listBrokerPhones(
    db,
    rows.map(({ brokerPhone }) => brokerPhone),
  );
  const moves = await listApplicationMoves(
    db,
    rows.map(({ id }) => id),
  );
  const byApplication = Map.groupBy(moves, ({ applicationId }) => applicationId);
  return rows.map((row) =>
    presentApplication(row, byApplication.get(row.id) ?? [], ours, row.userId !== clientId),
  );
}

function presentApplication(
  row: ApplicationRow,
  moves: readonly ApplicationMove[],
  ours: ReadonlySet<string>,
  hasComments: boolean,
): ApplicationShown {
  return {
    id: row.id,
    status: row.status,
    person: {
      name: personName(row),
      surname: row.surname,
      firstName: row.name,
      patronymic: row.patronymic,
      phone: row.phone,
    },
    broker: {
      name: personName({
        id: row.id,
        surname: row.brokerSurname,
        name: row.brokerName,
        patronymic: row.brokerPatronymic,
      }),
      surname: row.brokerSurname,
      firstName: row.brokerName,
      patronymic: row.brokerPatronymic,
      phone: row.brokerPhone,
      isOurs: ours.has(row.brokerPhone),
    },
    brandName: row.brandName,
    dealUrl: row.dealUrl,
    createdAt: row.createdAt,
    moves: moves.map(({ status, at, userId, userName, comment }) => ({
      status,
      at,
      by: userId === null ? null : personName({ id: userId, name: userName }),
      comment: hasComments ? comment : null,
    })),
  };
}
