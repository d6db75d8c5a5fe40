import type { Permissions } from '../access/permissions.ts';

/**
 * The rights the broker's desk requires. Reading and writing the status of other brokers' applications are two separate
 * rights, so neither is asked for as `rw`.
 */
export const DESK_RIGHTS = {
  othersMortgageApplications: 'r',
  anyStatus: 'r',
  applicationStatus: 'w',
} as const satisfies Permissions;
