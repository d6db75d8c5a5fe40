import { GROUPS, type Group } from '../access/groups.ts';
import { holds } from '../access/holds.ts';
import { GROUP_PERMISSIONS } from '../access/permissions.ts';
import { DESK_RIGHTS } from './desk-rights.ts';

/** Groups whose members lead applications of others: whose phone stands in a deal is its broker. */
export const BROKER_GROUPS: readonly Group[] = GROUPS.filter((group) =>
  holds(GROUP_PERMISSIONS[group], DESK_RIGHTS),
);
