import type { UserActor } from './actor.ts';
import { DEFAULT_GROUP, type Group } from './groups.ts';

/** Everything a right is asked for by name. */
export const PERMISSIONS = [
  'account',
  'telegramNotifications',
  'linkTelegramBot',
  'adminPanel',
  'othersDocuments',
  'othersMortgageApplications',
  'applicationStatus',
  'applicationStepBack',
  'anyStatus',
  'programs',
  'uploadFeeds',
  'uploadAnything',
  'users',
  'companies',
  'geoRestrictions',
  'clients',
  'legal',
  'apiKeys',
  'leads',
  'clientDesk',
  'adminAmen',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Reading, writing or both. */
export type PermissionMode = 'r' | 'w' | 'rw';

/** The rights of somebody; a permission that is absent is not held at all. */
export type Permissions = Partial<Record<Permission, PermissionMode>>;

const USER: Permissions = { account: 'rw' };

/** Status needs two rights together: `applicationStatus` to change one, `anyStatus` to read those of drafts too. */
const MORTGAGE_BROKER: Permissions = {
  ...USER,
  telegramNotifications: 'w',
  linkTelegramBot: 'rw',
  adminPanel: 'rw',
  othersDocuments: 'r',
  othersMortgageApplications: 'r',
  applicationStatus: 'w',
  anyStatus: 'r',
  // The panel itself opens nothing; brokers look at mortgage programs there and at no other page.
  programs: 'r',
};

const ADMIN: Permissions = {
  ...MORTGAGE_BROKER,
  uploadFeeds: 'rw',
  uploadAnything: 'rw',
  applicationStepBack: 'w',
  programs: 'rw',
  users: 'rw',
  companies: 'rw',
  geoRestrictions: 'rw',
  clients: 'rw',
  legal: 'rw',
  apiKeys: 'rw',
  leads: 'rw',
  clientDesk: 'rw',
};

/** Every permission by name, so that `adminAmen` comes with the group and not by inheritance. */
const SUPERADMIN: Permissions = Object.fromEntries(PERMISSIONS.map((permission) => [permission, 'rw']));

/** The rights of each group, cumulative: USER and REALTOR alike, then MORTGAGE_BROKER, ADMIN, SUPERADMIN. */
export const GROUP_PERMISSIONS: Record<Group, Permissions> = {
  BASE: {},
  USER,
  REALTOR: USER,
  MORTGAGE_BROKER,
  ADMIN,
  SUPERADMIN,
};

/**
 * The rights that a client's own person has besides those of their groups. Of `clientDesk` they have that of their own
 * client alone, which `clientReach` tells.
 */
const CLIENT_PERSON: Permissions = {
  adminPanel: 'r',
  clientDesk: 'rw',
  telegramNotifications: 'w',
  linkTelegramBot: 'rw',
};

/** The rights of a person: those of their groups, and those of a client's own person. */
export function permissionsOfPerson({
  groups,
  clientId,
}: Pick<UserActor, 'groups' | 'clientId'>): Permissions {
  const ofGroups = permissionsOf(groups);
  return clientId == null ? ofGroups : joinPermissions([ofGroups, CLIENT_PERSON]);
}

/** The rights of a member of several groups, letters added up; without a group they are those of BASE. */
export function permissionsOf(groups: readonly Group[]): Permissions {
  const named = groups.length > 0 ? groups : [DEFAULT_GROUP];
  return joinPermissions(named.map((group) => GROUP_PERMISSIONS[group]));
}

function joinPermissions(several: readonly Permissions[]): Permissions {
  const all: Permissions = {};
  for (const one of several) {
    for (const permission of PERMISSIONS) {
      const mode = joinModes(all[permission], one[permission]);
      if (mode) all[permission] = mode;
    }
  }
  return all;
}

function joinModes(
  one: PermissionMode | undefined,
  other: PermissionMode | undefined,
): PermissionMode | undefined {
  return one && other && one !== other ? 'rw' : (one ?? other);
}
