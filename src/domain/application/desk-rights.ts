import type { Permissions } from '../access/permissions.ts';

/**
 * What the broker's desk asks for. Reading and writing the status of others are two rights, so neither is asked for as
 * `rw`.
 */
export const DESK_RIGHTS = {
  othersMortgageApplications: 'r',
  anyStatus: 'r',
  applicationStatus: 'w',
} as const satisfies Permissions;
