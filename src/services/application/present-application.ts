import type { ApplicationShown } from '#contract/application.ts';
import {
  type ApplicationMove,
  type ApplicationRow,
  listApplicationMoves,
} from '#db/queries/application/applications.ts';
import { listBrokerPhones } from '#db/queries/application/brokers.ts';
import { listDocuments } from '#db/queries/application/documents.ts';
import { can } from '#domain/access/can.ts';
import { personName } from '#domain/text/person-name.ts';
import type { ServiceContext } from '../context.ts';
import { presentUpload } from '../media/present-upload.ts';

/**
 * Applications as pages show them to the caller, each with its history, its papers and its broker looked up. Comments
 * are the brokers' own: their client sees none. Papers of others need a right of their own.
 */
export async function presentApplications(
  ctx: ServiceContext,
  rows: readonly ApplicationRow[],
): Promise<ApplicationShown[]> {
  if (rows.length === 0) return [];
  const { db, actor } = ctx;
  const seesPapers = can(actor, 'othersDocuments', 'r').allowed;
  const ours = await listBrokerPhones(
    db,
    rows.map(({ brokerPhone }) => brokerPhone),
  );
  const moves = await listApplicationMoves(
    db,
    rows.map(({ id }) => id),
  );
  const papers = await listDocuments(
    db,
    rows.map(({ id }) => id),
  );
  const papersOf = Map.groupBy(papers, ({ applicationId }) => applicationId);
  const byApplication = Map.groupBy(moves, ({ applicationId }) => applicationId);
  return rows.map((row) => {
    const isOwn = actor.kind === 'user' && actor.id === row.userId;
    return {
      ...presentApplication(row, byApplication.get(row.id) ?? [], ours, !isOwn),
      documents: isOwn || seesPapers ? (papersOf.get(row.id) ?? []).map(presentUpload) : [],
    };
  });
}

function presentApplication(
  row: ApplicationRow,
  moves: readonly ApplicationMove[],
  ours: ReadonlySet<string>,
  hasComments: boolean,
): Omit<ApplicationShown, 'documents'> {
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
