import type { DemoDialect } from '../world/groups.ts';
import { cianWriter } from './cian.ts';
import { domclickWriter } from './domclick.ts';
import type { FeedWriter } from './feed-writer.ts';
import { yrlWriter } from './yrl.ts';

export const WRITERS: Record<DemoDialect, FeedWriter> = {
  yrl: yrlWriter,
  cian: cianWriter,
  domclick: domclickWriter,
};
