import { checkUrl } from '../http/check-url.ts';
import { malformed } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import { openUrl } from '../http/open-url.ts';
import type { FeedSource } from './port.ts';

const MAX_BYTES = 512 * 1024 ** 2;
/** Many sites build their feed while the reader waits. */
const IDLE_MS = 60_000;
/** The reader of feeds unpacks gzip by its magic; other packings of the wire nobody unpacks. */
const ENCODINGS = ['identity', 'gzip', 'x-gzip'];

/** Feeds over the guarded client: a server's own validators are sent back, so that an unchanged feed costs nothing. */
export function httpFeedSource(
  guard: Guard,
  limits: { maxBytes?: number; idleMs?: number } = {},
): FeedSource {
  return {
    provider: 'http',
    judge(url) {
      const target = checkUrl(url, guard);
      return 'kind' in target ? target : null;
    },
    async open({ url, etag, lastModified }, call) {
      const headers = {
        accept: 'application/xml, text/xml, application/gzip, */*;q=0.1',
        'accept-encoding': 'gzip',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      };
      const opened = await openUrl(
        guard,
        { url, headers, maxBytes: MAX_BYTES, idleMs: IDLE_MS, ...limits },
        call,
      );
      if (!opened.ok) return opened;

      const { status, body, headers: answered } = opened.value;
      const isConditional = Boolean(etag || lastModified);
      if (status === 304 && isConditional) {
        body.destroy();
        return { ...opened, value: { unchanged: true } };
      }
      const encoding = answered['content-encoding']?.trim().toLowerCase() || 'identity';
      if (status !== 200 || !ENCODINGS.includes(encoding)) {
        body.destroy();
        return malformed(status === 200 ? 'content_encoding' : `http_${status}`);
      }
      const length = answered['content-length'];
      return {
        ...opened,
        value: {
          unchanged: false,
          stream: body,
          etag: answered.etag ?? null,
          lastModified: answered['last-modified'] ?? null,
          bytes: length === undefined ? null : Number(length),
        },
      };
    },
  };
}
