import type { SiteLook } from '#domain/widget/site-look.ts';
import type { CallContext, Result } from '../result.ts';

/**
 * Reads what a public page looks like from its HTML and the styles of its own site; nothing of it is run. Fails of its
 * own: malformed `not_page | content_encoding`; the rest are those of `openUrl` and of worker threads.
 */
export interface SiteLooks {
  provider: string;
  read(url: string, call: CallContext): Promise<Result<SiteLook>>;
}

/** A page with all its sheets takes no longer. */
export const SITE_DEADLINE_MS = 15_000;
