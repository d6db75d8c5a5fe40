import { z } from 'zod';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import { type AdminList, adminListInput, ONLY_RECORD } from './admin-list.ts';
import { line, RecordId, seen } from './record-fields.ts';

export const UserListInput = adminListInput('users').extend({
  ...ONLY_RECORD,
  group: z.enum(GROUPS).optional(),
  /** Whether to list only blocked people. */
  blocked: z.boolean().optional(),
});
export type UserListInput = z.infer<typeof UserListInput>;

/** The phone cannot be changed, because people sign in by it. */
export const UserInput = z.object({
  name: line(100),
  group: z.enum(GROUPS),
  /** The client whose own person this is; null for nobody's, absent to leave it as it is. */
  clientId: RecordId.nullable().optional(),
});
export type UserInput = z.infer<typeof UserInput>;

export const UserChange = z.object({ id: RecordId, user: UserInput, seen: seen(UserInput) });
export type UserChange = z.infer<typeof UserChange>;

export interface UserShown {
  id: number;
  /** The phone in its stored form, +7XXXXXXXXXX. */
  phone: string;
  name: string | null;
  group: Group;
  /** The client whose own person this is. */
  client: NamedId | null;
  blockedAt: Date | null;
  createdAt: Date;
  /** The number of devices that are signed in. */
  sessions: number;
  /** Whether this is the caller. */
  isSelf: boolean;
}

export interface UserList extends AdminList<UserShown> {
  /** Counts of all people the text finds. */
  counts: Record<Group, number> & { blocked: number };
}
