import { Readable } from 'node:stream';
import type { CanonicalFlat } from '#domain/feed/canonical-listing.ts';
import { CHECK_LIMITS } from './limits.ts';
import { readFeed, type StreamedFlat } from './read-feed.ts';
import type { FeedReading } from './report.ts';

export interface CheckedReading {
  reading: FeedReading;
  /** Every accepted row, those with repeated ids too, without the long texts that nobody judges. */
  flats: StreamedFlat[];
}

/** Reads a file that somebody wants checked as an import would, in a thread that is given its bytes. */
export async function readForCheck({
  bytes,
  now,
}: {
  bytes: Uint8Array;
  now: Date;
}): Promise<CheckedReading> {
  const flats: StreamedFlat[] = [];
  const reading = await readFeed(Readable.from([bytes]), {
    clientName: 'Застройщик',
    now,
    limits: CHECK_LIMITS,
    onFlats: (batch) => {
      for (const { houseRef, flat } of batch) flats.push({ houseRef, flat: judgedFacts(flat) });
    },
  });
  return { reading, flats: reading.status === 'read' ? flats : [] };
}

function judgedFacts(flat: CanonicalFlat): CanonicalFlat {
  return { ...flat, description: null, photoUrls: [], planUrls: [] };
}
