import { APPLICATION_STATUSES, type ApplicationStatus } from './application-status.ts';

/** Reasons against a change of status: the application has that status already, or no such step exists. */
export type StatusRefusal = 'same' | 'not-a-step';

/**
 * Judges a change of status: exactly one step forward and, for those who may step back, one step back is allowed.
 * Returns null when it is.
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
