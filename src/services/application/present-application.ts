import type { ApplicationShown, BankAnswerShown } from '#contract/application.ts';
import { type BankAnswer, listBankAnswers } from '#db/queries/application/answers.ts';
import {
  type ApplicationMove,
  type ApplicationRow,
  listApplicationMoves,
  listPartnerNames,
} from '#db/queries/application/applications.ts';
import { listAssignees, listBrokerPhones } from '#db/queries/application/brokers.ts';
import { listDocumentRequests, listDocuments } from '#db/queries/application/documents.ts';
import { can } from '#domain/access/can.ts';
import { personName } from '#domain/text/person-name.ts';
import type { ServiceContext } from '../context.ts';
import { presentUpload } from '../media/present-upload.ts';

/**
 * Applications as pages show them to the caller, each with its history, its papers, the answers of banks and its broker
 * looked up. Comments are the brokers' own: their client sees none. Papers of others need a right of their own.
 */
export async function presentApplications(
  ctx: ServiceContext,
  rows: readonly ApplicationRow[],
): Promise<ApplicationShown[]> {
  if (rows.length === 0) return [];
  const { db, actor } = ctx;
  const seesPapers = can(actor, 'othersDocuments', 'r').allowed;
  const ids = rows.map(({ id }) => id);
  const listed = (list: readonly (number | null)[]) => list.filter((id) => id !== null);
  const [ours, moves, papers, requests, answers, assignees, partners] = await Promise.all([
    listBrokerPhones(
      db,
      rows.map(({ brokerPhone }) => brokerPhone),
    ),
    listApplicationMoves(db, ids),
    listDocuments(db, ids),
    listDocumentRequests(db, ids),
    listBankAnswers(db, ids),
    listAssignees(db, listed(rows.map(({ assigneeId }) => assigneeId))),
    listPartnerNames(db, listed(rows.map(({ clientCompanyId }) => clientCompanyId))),
  ]);
  const of = <Part extends { applicationId: number }>(parts: readonly Part[]) => {
    const byApplication = Map.groupBy(parts, ({ applicationId }) => applicationId);
    return ({ id }: ApplicationRow) => byApplication.get(id) ?? [];
  };
  const [movesOf, papersOf, requestsOf, answersOf] = [of(moves), of(papers), of(requests), of(answers)];
  return rows.map((row) => {
    const isOwn = actor.kind === 'user' && actor.id === row.userId;
    return {
      ...presentApplication(row, movesOf(row), ours, !isOwn),
      assignee: row.assigneeId === null ? null : presentBroker(assignees.get(row.assigneeId)),
      partnerName: row.clientCompanyId === null ? null : (partners.get(row.clientCompanyId) ?? null),
      documents: isOwn || seesPapers ? papersOf(row).map(presentUpload) : [],
      requests: requestsOf(row).map(({ id, title, uploadId }) => ({
        id,
        title,
        isReceived: uploadId !== null,
      })),
      answers: answersOf(row).map(presentAnswer),
    };
  });
}

function presentBroker(user: { id: number; name: string | null; phone: string } | undefined) {
  return user ? { id: user.id, name: personName(user), phone: user.phone } : null;
}

function presentAnswer(answer: BankAnswer): BankAnswerShown {
  const { id, bank, answeredAt, outcome, sumRoubles, rateBps, termMonths, validUntil } = answer;
  const isApproved = outcome === 'APPROVED';
  const terms = isApproved
    ? { sum: sumRoubles!, rate: rateBps! / 10_000, termMonths: termMonths!, validUntil }
    : null;
  return { id, bank, answeredAt, terms };
}

function presentApplication(
  row: ApplicationRow,
  moves: readonly ApplicationMove[],
  ours: ReadonlySet<string>,
  hasComments: boolean,
): Omit<ApplicationShown, 'documents' | 'requests' | 'answers' | 'assignee' | 'partnerName'> {
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
    withdrawnAt: row.withdrawnAt,
    mayRename: row.mayRename,
    moves: moves.map(({ status, at, userId, userName, comment }) => ({
      status,
      at,
      by: userId === null ? null : personName({ id: userId, name: userName }),
      comment: hasComments ? comment : null,
    })),
  };
}
