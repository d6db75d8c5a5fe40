import type { Dialect } from '#domain/feed/dialect.ts';
import { cianWriter } from './cian.ts';
import { domclickWriter } from './domclick.ts';
import type { FeedWriter } from './feed-writer.ts';
import { yrlWriter } from './yrl.ts';

export const WRITERS: Record<Dialect, FeedWriter> = {
  yrl: yrlWriter,
  cian: cianWriter,
  domclick: domclickWriter,
};
