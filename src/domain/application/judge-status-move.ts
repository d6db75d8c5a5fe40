import { APPLICATION_STATUSES, type ApplicationStatus } from './application-status.ts';

/** Why an application does not go from one status to another: it stands there already, or the step is not one. */
export type StatusRefusal = 'same' | 'not-a-step';

/**
 * Whether an application may go from one status to another: exactly one step forward, and for who may step back also one
 * step back. Null allows it.
 */
export function judgeStatusMove(
  from: ApplicationStatus,
  to: ApplicationStatus,
  mayStepBack: boolean,
): StatusRefusal | null {
  const step = APPLICATION_STATUSES.indexOf(to) - APPLICATION_STATUSES.indexOf(from);
  if (step === 0) return 'same';
  return step === 1 || (step === -1 && mayStepBack) ? null : 'not-a-step';
}
