import { z } from 'zod';
import { GROUPS } from '#domain/access/groups.ts';
import { PERMISSIONS } from '#domain/access/permissions.ts';

/** The signed-in person, as the pages know them. */
export const CurrentUser = z.object({
  id: z.int().positive(),
  /** Null asks for a name, '' was skipped and asks no more. */
  name: z.string().nullable(),
  /** +7XXXXXXXXXX */
  phone: z.string(),
  groups: z.array(z.enum(GROUPS)),
  permissions: z.partialRecord(z.enum(PERMISSIONS), z.enum(['r', 'w', 'rw'])),
});

export type CurrentUser = z.infer<typeof CurrentUser>;
