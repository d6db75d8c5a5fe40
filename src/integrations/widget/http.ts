import { buffer } from 'node:stream/consumers';
import { AppError } from '#domain/errors.ts';
import { malformed, rejected } from '../http/fail-of.ts';
import type { Guard } from '../http/guard.ts';
import { openUrl } from '../http/open-url.ts';
import type { CallContext, Fail, Result } from '../result.ts';
import type { Workers } from '../worker/port.ts';
import { findStyles } from './find-styles.ts';
import type { SiteLooks } from './port.ts';
import { READ_LOOK } from './read-look.ts';

const PAGE_BYTES = 3 * 1024 ** 2;
const SHEET_BYTES = 1024 ** 2;
const IDLE_MS = 6_000;

/** Looks of sites over the guarded client, since people may name any address. */
export function httpSiteLooks(guard: Guard, workers: Workers, limits: { idleMs?: number } = {}): SiteLooks {
  return {
    provider: 'http',
    async read(url, call) {
      const page = await readText(url, PAGE_BYTES, 'text/html', call);
      if (!page.ok) return page;
      if (!/<(html|head|body|link|style|meta)\b/i.test(page.value.text)) return malformed('not_page');
      const styles = findStyles(page.value.text, page.value.url);
      const answers = await Promise.all(
        styles.links.map((link) => readText(link, SHEET_BYTES, 'text/css', call)),
      );
      const linked = answers.flatMap((one) => (one.ok ? [one.value.text] : []));
      const worked = await workers.run(READ_LOOK, {
        sheets: [...linked, ...styles.inline],
        themeColour: styles.themeColour,
      });
      if (!worked.ok) return worked;
      const sheets = { read: linked.length + styles.inline.length, missed: answers.length - linked.length };
      return { ok: true, value: { finds: worked.value, sheets }, source: 'live', asOf: page.asOf };
    },
  };

  async function readText(
    url: string,
    maxBytes: number,
    accept: string,
    call: CallContext,
  ): Promise<Result<{ text: string; url: string }>> {
    const opened = await openUrl(
      guard,
      { url, headers: { accept }, maxBytes, idleMs: IDLE_MS, ...limits },
      call,
    );
    if (!opened.ok) return opened;
    const { status, body, headers, url: answeredAt } = opened.value;
    const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
    if (status !== 200 || encoding !== 'identity') {
      body.destroy();
      return malformed(status === 200 ? 'content_encoding' : `http_${status}`);
    }
    const bytes = await buffer(body).catch(failOfBody);
    return 'ok' in bytes ? bytes : { ...opened, value: { text: bytes.toString('utf8'), url: answeredAt } };
  }
}

/** A body breaks off with an AppError whose reason names the cause. */
function failOfBody(error: unknown): Fail {
  const reason = error instanceof AppError ? error.details?.reason : undefined;
  if (reason === 'too_large') return rejected('too_large');
  if (reason === 'timeout') return { ok: false, kind: 'timeout', retryable: true };
  return { ok: false, kind: 'unavailable', retryable: true, providerCode: 'broken_off' };
}
