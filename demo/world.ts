import { createWriteStream, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { AGENCY_FEED, agencyFeed } from './agency-feed.ts';
import { buildComplex } from './world/build-complex.ts';
import { GROUPS } from './world/groups.ts';
import { siteAt } from './world/sites.ts';
import { feedFileName, feedOf, namedComplexes, WORLD_FEEDS } from './world-feeds.ts';
import { WRITERS } from './writers/writers.ts';

const HELP = `node demo/world.ts                         записать демо-фиды (demo/feeds/*.xml.gz)
node demo/world.ts --flats N --out ПАПКА   записать мир примерно на N квартир в продаже, без сжатия`;

/** Writes the committed feeds anew; a gzip header without a time keeps equal feeds equal byte for byte. */
function writeDemoFeeds(): { file: string; bytes: number }[] {
  return [
    ...WORLD_FEEDS.map(({ group, file }) => ({ file, text: [...feedOf(group)].join('') })),
    { file: AGENCY_FEED.file, text: agencyFeed(namedComplexes()) },
  ].map(({ file, text }) => {
    const packed = gzipSync(text, { level: 9 });
    writeFileSync(file, packed);
    return { file, bytes: packed.length };
  });
}

/**
 * Writes a world of any size as plain feeds, one a client; answers how many flats are on sale in it. One complex at a
 * time is in memory.
 */
export async function writeWorld(
  folder: string,
  flatsWanted: number,
): Promise<{ flats: number; complexes: number }> {
  await mkdir(folder, { recursive: true });
  const outs = new Map(
    GROUPS.map((group) => [group.key, createWriteStream(join(folder, feedFileName(group)))]),
  );
  for (const { key, dialect } of GROUPS) outs.get(key)!.write(WRITERS[dialect].start);
  let flats = 0;
  let complexes = 0;
  for (; flats < flatsWanted; complexes += 1) {
    const complex = buildComplex(siteAt(complexes));
    const out = outs.get(complex.group.key)!;
    for (const piece of WRITERS[complex.group.dialect].complex(complex)) {
      if (!out.write(piece)) await new Promise<void>((done) => out.once('drain', done));
    }
    flats += complex.houses.flatMap((house) => house.flats).filter(({ status }) => status === 'FREE').length;
  }
  for (const { key, dialect } of GROUPS) outs.get(key)!.end(WRITERS[dialect].end);
  await Promise.all([...outs.values()].map((out) => finished(out)));
  return { flats, complexes };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { flats: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(HELP);
  else if (values.out) {
    const { flats, complexes } = await writeWorld(values.out, Number(values.flats ?? 25_000));
    console.log(`${complexes} ЖК, ${flats} квартир в продаже: ${values.out}`);
  } else {
    for (const { file, bytes } of writeDemoFeeds()) console.log(file, bytes);
  }
}
