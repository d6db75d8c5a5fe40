import { buffer } from 'node:stream/consumers';
import { AppError } from '#domain/errors.ts';
import { rejected } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import { openUrl } from '../http/open-url.ts';
import type { Fail } from '../result.ts';
import type { Workers } from '../worker/port.ts';
import { FIT_PICTURE } from './fit-picture.ts';
import type { PictureSource } from './port.ts';

/** Limits the bytes a server may send; the picture made of them is smaller. */
const MAX_BYTES = 40 * 1024 ** 2;
const IDLE_MS = 10_000;

/** Fetches pictures over the guarded client, because feeds may name any address. */
export function httpPictures(
  guard: Guard,
  workers: Workers,
  limits: { maxBytes?: number; idleMs?: number } = {},
): PictureSource {
  return {
    provider: 'http',
    async fetch(url, call) {
      const headers = { accept: 'image/webp,image/jpeg,image/png,image/svg+xml' };
      const opened = await openUrl(
        guard,
        { url, headers, maxBytes: MAX_BYTES, idleMs: IDLE_MS, ...limits },
        call,
      );
      if (!opened.ok) return opened;
      const bytes = await buffer(opened.value.body).catch(failOfBody);
      if ('ok' in bytes) return bytes;
      const worked = await workers.run(FIT_PICTURE, bytes, bytes);
      if (!worked.ok) return worked;
      return 'ok' in worked.value ? worked.value : { ...opened, value: worked.value };
    },
  };
}

/** A body breaks off with an AppError whose reason names the cause. */
function failOfBody(error: unknown): Fail {
  const reason = error instanceof AppError ? error.details?.reason : undefined;
  if (reason === 'too_large') return rejected('too_large');
  if (reason === 'timeout') return { ok: false, kind: 'timeout', retryable: true };
  return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'broken_off' };
}
