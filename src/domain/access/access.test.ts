import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type Actor, SYSTEM, VISITOR } from './actor.ts';
import { can } from './can.ts';
import { GROUPS, type Group, grantableGroups } from './groups.ts';
import { holds } from './holds.ts';
import {
  PERMISSIONS,
  type Permission,
  type PermissionMode,
  type Permissions,
  permissionsOf,
  permissionsOfPerson,
} from './permissions.ts';

const user = (...groups: Group[]): Actor => ({
  kind: 'user',
  id: 1,
  groups,
  name: 'Анна',
  phone: '+79990000005',
});
const key: Actor = {
  kind: 'apiKey',
  id: 1,
  service: 'VITRINA',
  permissions: ['VITRINA_BEGIN_MORTGAGE_FORM'],
};

describe('permissions of the groups', () => {
  // Columns: USER and REALTOR, MORTGAGE_BROKER, ADMIN, SUPERADMIN.
  const modes: Record<Permission, [string, string, string, string]> = {
    account: ['rw', 'rw', 'rw', 'rw'],
    telegramNotifications: ['', 'w', 'w', 'rw'],
    linkTelegramBot: ['', 'rw', 'rw', 'rw'],
    adminPanel: ['', 'rw', 'rw', 'rw'],
    othersDocuments: ['', 'r', 'r', 'rw'],
    othersMortgageApplications: ['', 'r', 'r', 'rw'],
    applicationStatus: ['', 'w', 'w', 'rw'],
    applicationStepBack: ['', '', 'w', 'rw'],
    anyStatus: ['', 'r', 'r', 'rw'],
    programs: ['', 'r', 'rw', 'rw'],
    uploadFeeds: ['', '', 'rw', 'rw'],
    uploadAnything: ['', '', 'rw', 'rw'],
    users: ['', '', 'rw', 'rw'],
    companies: ['', '', 'rw', 'rw'],
    geoRestrictions: ['', '', 'rw', 'rw'],
    clients: ['', '', 'rw', 'rw'],
    legal: ['', '', 'rw', 'rw'],
    apiKeys: ['', '', 'rw', 'rw'],
    leads: ['', '', 'rw', 'rw'],
    clientDesk: ['', '', 'rw', 'rw'],
    adminAmen: ['', '', '', 'rw'],
  };

  it.each(PERMISSIONS)('%s', (permission) => {
    const [ordinary, broker, admin, superadmin] = modes[permission];
    const modeOf = (...groups: Group[]) => permissionsOf(groups)[permission] ?? '';
    expect(modeOf()).toBe('');
    expect(modeOf('BASE')).toBe('');
    expect(modeOf('USER')).toBe(ordinary);
    expect(modeOf('REALTOR')).toBe(ordinary);
    expect(modeOf('MORTGAGE_BROKER')).toBe(broker);
    expect(modeOf('ADMIN')).toBe(admin);
    expect(modeOf('SUPERADMIN')).toBe(superadmin);
  });

  it.each(GROUPS)("a client's person of the group %s has a few more", (group) => {
    const groups = [group];
    const own = permissionsOfPerson({ groups, clientId: 1 });
    const added = PERMISSIONS.filter((one) => own[one] !== permissionsOf(groups)[one]);
    const more = ['telegramNotifications', 'linkTelegramBot', 'adminPanel', 'clientDesk'];
    expect(more).toEqual(expect.arrayContaining(added));
    expect(own).toMatchObject(permissionsOf(groups));
    expect(
      can({ kind: 'user', id: 1, name: null, phone: '+7', groups, clientId: 1 }, 'clientDesk', 'rw').allowed,
    ).toBe(true);
    expect(permissionsOfPerson({ groups, clientId: null })).toEqual(permissionsOf(groups));
  });

  it('leaves no permission out of the table', () => {
    expect(Object.keys(permissionsOf(['SUPERADMIN'])).sort()).toEqual([...PERMISSIONS].sort());
  });
});

describe('can', () => {
  it.each<[string, Actor, Permission, PermissionMode, boolean, string?]>([
    ['a user opens the account', user('USER'), 'account', 'r', true],
    ['BASE does not', user('BASE'), 'account', 'r', false, 'FORBIDDEN'],
    ['no group is BASE', user(), 'account', 'r', false, 'FORBIDDEN'],
    ['a visitor is asked to sign in', VISITOR, 'account', 'r', false, 'UNAUTHENTICATED'],
    ['a user has no profile page', user('USER'), 'telegramNotifications', 'w', false, 'FORBIDDEN'],
    ['a broker has one', user('MORTGAGE_BROKER'), 'telegramNotifications', 'w', true],
    ['r alone is not rw', user('MORTGAGE_BROKER'), 'anyStatus', 'rw', false, 'FORBIDDEN'],
    ['w alone is not r', user('MORTGAGE_BROKER'), 'applicationStatus', 'r', false, 'FORBIDDEN'],
    ['w is held', user('MORTGAGE_BROKER'), 'applicationStatus', 'w', true],
    ['a broker reads programs', user('MORTGAGE_BROKER'), 'programs', 'r', true],
    ['a broker does not edit them', user('MORTGAGE_BROKER'), 'programs', 'w', false, 'FORBIDDEN'],
    ['a broker does not see users', user('MORTGAGE_BROKER'), 'users', 'r', false, 'FORBIDDEN'],
    ['an admin does', user('ADMIN'), 'users', 'rw', true],
    ['an admin has no amen', user('ADMIN'), 'adminAmen', 'r', false, 'FORBIDDEN'],
    ['a superadmin has', user('SUPERADMIN'), 'adminAmen', 'rw', true],
    ['the greater of two groups counts', user('USER', 'ADMIN'), 'uploadFeeds', 'rw', true],
    ['a key is not a person', key, 'account', 'r', false, 'FORBIDDEN'],
    ['a job may do anything', SYSTEM, 'adminAmen', 'rw', true],
  ])('%s', (_, actor, permission, mode, allowed, reason) => {
    expect(can(actor, permission, mode)).toEqual(allowed ? { allowed } : { allowed, reason });
  });

  it.each(['', 'x', 'rx', 'wr', 'rr'])("refuses to check the mode '%s', whoever asks", (mode) => {
    for (const actor of [SYSTEM, VISITOR, user('SUPERADMIN')]) {
      expect(() => can(actor, 'account', mode as PermissionMode)).toThrow(AppError);
    }
  });

  it('never takes a right away when a group is added', () => {
    const groups = fc.uniqueArray(fc.constantFrom(...GROUPS));
    const mode = fc.constantFrom<PermissionMode>('r', 'w', 'rw');
    fc.assert(
      fc.property(groups, groups, fc.constantFrom(...PERMISSIONS), mode, (held, added, permission, asked) => {
        const before = can(user(...held), permission, asked).allowed;
        const after = can(user(...held, ...added), permission, asked).allowed;
        expect(after || !before).toBe(true);
      }),
    );
  });
});

it.each<[string, Permissions, boolean]>([
  ['every letter of every right', { account: 'rw', anyStatus: 'r' }, true],
  ['more than that', { account: 'rw', anyStatus: 'rw', users: 'r' }, true],
  ['a letter less', { account: 'r', anyStatus: 'r' }, false],
  ['a right less', { account: 'rw' }, false],
])('who has %s holds the rights: %s', (_, held, expected) => {
  expect(holds(held, { account: 'rw', anyStatus: 'r' })).toBe(expected);
});

it.each<[Group[], string]>([
  [[], ''],
  [['MORTGAGE_BROKER'], ''],
  [['ADMIN'], 'BASE USER REALTOR MORTGAGE_BROKER'],
  [['SUPERADMIN'], 'BASE USER REALTOR MORTGAGE_BROKER ADMIN SUPERADMIN'],
  [['ADMIN', 'SUPERADMIN'], 'BASE USER REALTOR MORTGAGE_BROKER ADMIN SUPERADMIN'],
])('%o may grant: %s', (groups, expected) => {
  expect(grantableGroups(groups).join(' ')).toBe(expected);
});
