import { eq } from 'drizzle-orm';
import { complexes, flats } from '#db/schema/index.ts';
import { SYSTEM } from '#domain/access/actor.ts';
import type { ServiceContext } from '#services/context.ts';
import { importFeed } from '#services/feed/import-feed.ts';
import { parseEnv } from '../src/server/env.ts';
import { openProduct } from '../src/server/product.ts';
import { fillWorld } from './load-world.ts';
import type { WorldComplex, WorldFlat } from './world/model.ts';
import { namedComplexes, WORLD_FEEDS } from './world-feeds.ts';
import { WRITERS } from './writers/feed-writer.ts';

/** Of this group boards are whole: its feed tells of booked and sold flats too. */
const GROUP = 'bureau';
const WHOLE = 'Сад у Чапаевского переулка';
const SOLD_OUT = 'Якиманский сад';
const HUGE = { sections: 10, floors: 25, risers: 12 };

/** Ids of complexes whose pages are hard to show well. */
export interface HardComplexes {
  /** Two houses on a master plan, pictures of three kinds, flats free, booked and sold. */
  whole: number;
  /** Nothing is on sale any more. */
  soldOut: number;
  /** Three thousand flats in one house. */
  huge: number;
}

/** Adds the hard complexes to an installation whose server may be running. */
export async function loadHardComplexes(dataDir: string): Promise<HardComplexes> {
  const product = await openProduct(parseEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), 'command');
  try {
    return await fillWithHardComplexes(product.serviceContext(SYSTEM, 'hard-complexes'));
  } finally {
    await product.close();
  }
}

async function fillWithHardComplexes(ctx: ServiceContext): Promise<HardComplexes> {
  await fillWorld(
    ctx,
    () => {},
    WORLD_FEEDS.filter(({ group }) => group.key === GROUP),
  );
  await importFeed(ctx, {
    bytes: hugeFeed(),
    source: 'huge.cian.xml',
    clientName: 'Застройщик больших домов',
  });
  const known = await ctx.db.select({ id: complexes.id, name: complexes.name }).from(complexes);
  const idOf = (name: string) => known.find((complex) => complex.name === name)!.id;
  const soldOut = idOf(SOLD_OUT);
  await ctx.db.update(flats).set({ status: 'SOLD' }).where(eq(flats.complexId, soldOut));
  return { whole: idOf(WHOLE), soldOut, huge: idOf(hugeComplex().name) };
}

async function* hugeFeed(): AsyncIterable<Uint8Array> {
  const writer = WRITERS.cian;
  const encoder = new TextEncoder();
  yield encoder.encode(writer.start);
  for (const piece of writer.complex(hugeComplex())) yield encoder.encode(piece);
  yield encoder.encode(writer.end);
}

function hugeComplex(): WorldComplex {
  const like = [...namedComplexes()].find(({ name }) => name === WHOLE)!;
  const [house] = like.houses;
  const [sample] = house!.flats;
  return {
    ...like,
    id: 9_000_001,
    name: 'Три тысячи окон',
    houses: [
      { ...house!, id: 9_000_001, sections: HUGE.sections, floors: HUGE.floors, flats: hugeFlats(sample!) },
    ],
  };
}

function hugeFlats(sample: WorldFlat): WorldFlat[] {
  const perSection = HUGE.floors * HUGE.risers;
  return Array.from({ length: HUGE.sections * perSection }, (_, at) => {
    const inSection = at % perSection;
    const riser = inSection % HUGE.risers;
    const rooms = (riser % 4) + 1;
    return {
      ...sample,
      rooms: String(rooms) as WorldFlat['rooms'],
      roomsCount: rooms,
      areaM2x100: 3_000 + rooms * 1_500 + riser * 10,
      livingAreaM2x100: 1_500 + rooms * 700,
      number: at + 1,
      section: Math.floor(at / perSection) + 1,
      floor: Math.floor(inSection / HUGE.risers) + 1,
      riser: riser + 1,
      price: 9_000_000 + rooms * 3_000_000 + inSection * 10_000,
      status: at % 7 === 0 ? 'BOOKED' : at % 3 === 0 ? 'SOLD' : 'FREE',
    };
  });
}
