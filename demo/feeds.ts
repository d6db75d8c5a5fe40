import { fileURLToPath } from 'node:url';

/** The feeds that fill the catalogue at the first start. */
export const DEMO_FEEDS = [
  { file: fileURLToPath(new URL('./feeds/small.yrl.xml', import.meta.url)), clientName: 'Демо-застройщик' },
];
