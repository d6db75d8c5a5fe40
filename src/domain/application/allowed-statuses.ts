import { APPLICATION_STATUSES, type ApplicationStatus } from './application-status.ts';
import { judgeStatusMove } from './judge-status-move.ts';

/** Where an application may go next, the step forward first. */
export function allowedStatuses(from: ApplicationStatus, mayStepBack: boolean): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((to) => judgeStatusMove(from, to, mayStepBack) === null).reverse();
}
