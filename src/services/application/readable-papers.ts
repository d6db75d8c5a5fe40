import { can } from '#domain/access/can.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { ServiceContext } from '../context.ts';
import { seenStatuses } from './seen-statuses.ts';

/**
 * Lists the statuses in which the caller may read the papers of other people's applications; empty without the rights.
 */
export function readablePapers(ctx: ServiceContext): ApplicationStatus[] {
  const mayRead = (['othersMortgageApplications', 'othersDocuments'] as const).every(
    (right) => can(ctx.actor, right, 'r').allowed,
  );
  return mayRead ? seenStatuses(ctx) : [];
}
