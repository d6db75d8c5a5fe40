import type { ApplicationDetails } from '#contract/application.ts';
import { findApplication } from '#db/queries/application/applications.ts';
import { listBrokers } from '#db/queries/application/brokers.ts';
import { can } from '#domain/access/can.ts';
import { allowedStatuses } from '#domain/application/allowed-statuses.ts';
import { personName } from '#domain/text/person-name.ts';
import { requirePermission } from '../access/require-permission.ts';
import { requireUser } from '../access/require-user.ts';
import type { ServiceContext } from '../context.ts';
import { noApplication } from './no-application.ts';
import { presentApplications } from './present-application.ts';
import { seenStatuses } from './seen-statuses.ts';

/**
 * An application, for its owner and for who reads those of others. Errors: UNAUTHENTICATED; FORBIDDEN for others,
 * whether it is there or not; NOT_FOUND.
 */
export async function getApplication(ctx: ServiceContext, id: number): Promise<ApplicationDetails> {
  const user = requireUser(ctx);
  const row = await findApplication(ctx.db, id);
  const isOwn = row?.userId === user.id;
  if (!isOwn) requirePermission(ctx, 'othersMortgageApplications', 'r');
  if (!row || (!isOwn && !seenStatuses(ctx).includes(row.status))) throw noApplication();
  const [application] = await presentApplications(ctx, [row]);
  const mayLead = !isOwn && !row.withdrawnAt && can(ctx.actor, 'applicationStatus', 'w').allowed;
  const mayStepBack = can(ctx.actor, 'applicationStepBack', 'w').allowed;
  const nextStatuses = mayLead ? allowedStatuses(row.status, mayStepBack) : [];
  const brokers = mayLead ? (await listBrokers(ctx.db)).filter((broker) => broker.id !== row.userId) : [];
  return {
    asOf: ctx.now,
    application: application!,
    isOwn,
    nextStatuses,
    mayLead,
    mayStepBack,
    brokers: brokers.map((broker) => ({ id: broker.id, name: personName(broker) })),
  };
}
