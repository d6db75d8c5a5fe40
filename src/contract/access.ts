import { z } from 'zod';
import { GROUPS } from '#domain/access/groups.ts';
import { PERMISSIONS } from '#domain/access/permissions.ts';

/** The signed-in person, as the pages know them. */
export const CurrentUser = z.object({
  id: z.int().positive(),
  /** While it is null, the person is asked for a name; '' means that they skipped the question. */
  name: z.string().nullable(),
  /** The phone in its stored form, +7XXXXXXXXXX. */
  phone: z.string(),
  /** The client whose own person this is. */
  clientId: z.int().positive().nullable(),
  groups: z.array(z.enum(GROUPS)),
  permissions: z.partialRecord(z.enum(PERMISSIONS), z.enum(['r', 'w', 'rw'])),
});

export type CurrentUser = z.infer<typeof CurrentUser>;
