import type { z } from 'zod';
import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor, type Vendor, type VendorOptions } from '../http/vendor.ts';
import type { Fail, Result } from '../result.ts';

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

/** Numbers of a vendor's refusals, by what they are about; any other one refuses the message. */
export interface RefusalCodes {
  noAuth: readonly number[];
  tooOften: readonly number[];
  aboutNumber: readonly number[];
}

/** Reads a refusal that is a number. */
export function failOfCode(
  provider: string,
  code: number,
  { noAuth, tooOften, aboutNumber }: RefusalCodes,
): Fail & { isAboutNumber?: true } {
  const providerCode = `${provider}_${code}`;
  if (noAuth.includes(code)) return { ok: false, kind: 'auth', retryable: false, providerCode };
  if (tooOften.includes(code)) return { ok: false, kind: 'rate_limited', retryable: true, providerCode };
  return { ...rejected(providerCode), ...(aboutNumber.includes(code) && { isAboutNumber: true }) };
}
