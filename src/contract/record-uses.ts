import { z } from 'zod';
import { USED_RECORDS } from '#domain/record-uses.ts';
import { RecordId } from './record-fields.ts';

/** A record by its kind and id; a file by the id in its address. */
export const RecordUsesInput = z.union([
  z.object({ kind: z.enum(USED_RECORDS).exclude(['upload']), id: RecordId }),
  z.object({ kind: z.literal('upload'), id: z.uuid() }),
]);
export type RecordUsesInput = z.infer<typeof RecordUsesInput>;
