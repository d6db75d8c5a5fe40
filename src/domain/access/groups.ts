/** Groups a user may belong to, from the least to the greatest. */
export const GROUPS = ['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER', 'ADMIN', 'SUPERADMIN'] as const;

export type Group = (typeof GROUPS)[number];

export const GROUP_LABELS: Record<Group, string> = {
  BASE: 'Без доступа',
  USER: 'Пользователь',
  REALTOR: 'Риелтор',
  MORTGAGE_BROKER: 'Ипотечный брокер',
  ADMIN: 'Администратор',
  SUPERADMIN: 'Главный администратор',
};

/** A record without a group counts as BASE, although whoever signs in by phone becomes a USER. */
export const DEFAULT_GROUP: Group = 'BASE';

/** The group that a person with these counts as. */
export function greatestGroup(groups: readonly Group[]): Group {
  return GROUPS.findLast((group) => groups.includes(group)) ?? DEFAULT_GROUP;
}

const BELOW_ADMIN: readonly Group[] = ['BASE', 'USER', 'REALTOR', 'MORTGAGE_BROKER'];

/** The groups a holder of `groups` may give to somebody else; nobody may change their own. */
export function grantableGroups(groups: readonly Group[]): readonly Group[] {
  if (groups.includes('SUPERADMIN')) return GROUPS;
  return groups.includes('ADMIN') ? BELOW_ADMIN : [];
}
