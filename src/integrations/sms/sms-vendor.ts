import type { z } from 'zod';
import { malformed } from '../http/fail-of.ts';
import { createVendor, type Vendor, type VendorOptions } from '../http/vendor.ts';
import type { Result } from '../result.ts';

export interface SmsVendorOptions {
  baseUrl: string;
  key: string;
  /** The name or number that people see; without one the vendor's own. */
  sender: string | null;
  now(): Date;
}

/** A client that asks once: a repeated call may be a second message. */
export function smsVendor(options: Pick<VendorOptions, 'baseUrl' | 'headers' | 'now'>): Vendor {
  return createVendor({ ...options, retryMs: [], timeoutMs: 5_000, maxBytes: 64 * 1024, concurrency: 16 });
}

/** Reads an answer by its schema. Vendors answer 200 to what they refuse, so the body alone tells. */
export function readAnswer<Answer>(answered: Result<unknown>, schema: z.ZodType<Answer>): Result<Answer> {
  if (!answered.ok) return answered;
  const { success, data } = schema.safeParse(answered.value);
  return success ? { ...answered, value: data } : malformed('wrong_shape');
}
