import { sql } from 'drizzle-orm';
import { users } from '../../schema/user.ts';

/** Somebody who works on leads, as others read of them: their phone is nobody's matter. Null where nobody is joined. */
export const WORKER_NAME = sql<
  string | null
>`coalesce(nullif(${users.name}, ''), 'Сотрудник №\u00a0' || ${users.id})`;
