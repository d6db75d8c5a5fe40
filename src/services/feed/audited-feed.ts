import { createHash } from 'node:crypto';
import type { Feed } from '#db/queries/feed/feeds.ts';

/** A feed as the audit remembers it. An address may hold a key, so only its mark tells that it changed. */
export function auditedFeed(feed: Feed) {
  return {
    name: feed.name,
    clientCompanyId: feed.clientCompanyId,
    format: feed.format,
    source: feed.source,
    address: feed.sealedUrl && createHash('sha256').update(feed.sealedUrl).digest('hex').slice(0, 8),
    fileId: feed.fileId,
    everyHours: feed.everyHours,
    enabled: feed.enabled,
    isHalted: feed.haltedAt !== null,
    isRemoved: feed.removedAt !== null,
  };
}
