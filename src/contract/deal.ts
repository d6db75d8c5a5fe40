import { z } from 'zod';
import { InternationalPhone } from './phone.ts';
import { RecordId, requiredLine } from './record-fields.ts';

const Name = requiredLine(100);

/** A participant of a deal who has no account. */
const UnregisteredPerson = z.object({
  name: Name,
  surname: Name,
  patronymic: Name.nullable().default(null),
  phone: InternationalPhone,
  email: z.email().max(254).nullable().default(null),
});

/** The seller's or the buyer's side: its agent, its people with and without accounts, and its papers. */
const DealSide = z.object({
  agentId: RecordId.nullable().default(null),
  accounts: z.array(RecordId).max(20).default([]),
  unregistered: z.array(UnregisteredPerson).max(20).default([]),
  /** References to files. */
  docs: z.array(z.string().trim().min(1).max(2_048)).max(100).default([]),
});

/** A sale of a flat. Nothing shows deals yet: they are a schema and a store. */
export const Deal = z.object({
  seller: DealSide,
  customer: DealSide,
  insuranceId: RecordId.nullable().default(null),
  bankId: RecordId.nullable().default(null),
});
export type Deal = z.infer<typeof Deal>;
