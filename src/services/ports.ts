import type { SmsSender } from '#integrations/sms/port.ts';
import type { BlobStore } from '#integrations/storage/port.ts';
import type { RateLimiter } from './access/limits.ts';

/** The outside world as verbs see it. */
export interface Ports {
  sms: SmsSender;
  storage: BlobStore;
  limiter: RateLimiter;
  /** Bytes from a cryptographically secure source. */
  randomBytes(size: number): Uint8Array;
}
