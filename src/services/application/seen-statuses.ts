import { can } from '#domain/access/can.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application/application-status.ts';
import type { ServiceContext } from '../context.ts';

/** Statuses in which the caller sees applications of others: drafts need a right of their own. */
export function seenStatuses(ctx: ServiceContext): ApplicationStatus[] {
  const seesAll = can(ctx.actor, 'anyStatus', 'r').allowed;
  return APPLICATION_STATUSES.filter((status) => seesAll || status !== 'DRAFT');
}
