import { z } from 'zod';
import { GROUPS, type Group } from '#domain/access/groups.ts';
import { type AdminList, AdminListInput } from './admin-list.ts';
import { line, RecordId } from './record-fields.ts';

export const UserListInput = AdminListInput.extend({
  group: z.enum(GROUPS).optional(),
  /** Only those who may not sign in. */
  blocked: z.boolean().optional(),
});
export type UserListInput = z.infer<typeof UserListInput>;

/** What may be changed of a person; the phone is how they sign in and stays. */
export const UserInput = z.object({ name: line(100), group: z.enum(GROUPS) });
export type UserInput = z.infer<typeof UserInput>;

export const UserChange = z.object({ id: RecordId, user: UserInput });

export interface UserShown {
  id: number;
  /** +7XXXXXXXXXX */
  phone: string;
  name: string | null;
  group: Group;
  blockedAt: Date | null;
  createdAt: Date;
  /** Devices that are signed in. */
  sessions: number;
  /** The caller. */
  isSelf: boolean;
}

export interface UserList extends AdminList<UserShown> {
  /** Of everybody the text finds. */
  counts: Record<Group, number> & { blocked: number };
}
