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
import { WRITERS } from './writers/writers.ts';

/** The feed of this group also lists booked and sold flats, so its boards have no gaps. */
const GROUP = 'bureau';
const WHOLE = 'Сад у Чапаевского переулка';
const SOLD_OUT = 'Якиманский сад';

/** A made-up complex whose houses are all alike. */
interface Estate {
  name: string;
  houses: number;
  sections: number;
  floors: number;
  /** Counts the risers of each section. */
  risers: number;
}

const HUGE: Estate = { name: 'Три тысячи окон', houses: 1, sections: 10, floors: 25, risers: 12 };
const TWELVE: Estate = { name: 'Двенадцать домов', houses: 12, sections: 5, floors: 10, risers: 5 };
const TOWER: Estate = { name: 'Шестьдесят этажей', houses: 1, sections: 1, floors: 60, risers: 10 };
const ESTATES = [HUGE, TWELVE, TOWER];
const ANNOUNCED = 'Скоро объявят';

/** Ids of complexes whose pages are hard to show well. */
export interface HardComplexes {
  /** Two houses on a master plan, pictures of three kinds, flats free, booked and sold. */
  whole: number;
  /** Nothing is on sale there any more. */
  soldOut: number;
  /** Three thousand flats in one house. */
  huge: number;
  /** Three thousand flats in twelve houses. */
  twelve: number;
  /** A house of sixty floors: the largest board that is shown at once. */
  tower: number;
  /** Announced by its developer, without a house yet. */
  announced: number;
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
    bytes: feedOfEstates(),
    source: 'estates.cian.xml',
    clientName: 'Застройщик больших домов',
  });
  const known = await ctx.db.select().from(complexes);
  const find = (name: string) => known.find((complex) => complex.name === name)!;
  await ctx.db
    .update(flats)
    .set({ status: 'SOLD' })
    .where(eq(flats.complexId, find(SOLD_OUT).id));
  const { id: _id, description: _description, ...like } = find(WHOLE);
  const [announced] = await ctx.db
    .insert(complexes)
    .values({ ...like, name: ANNOUNCED })
    .returning({ id: complexes.id });
  return {
    whole: find(WHOLE).id,
    soldOut: find(SOLD_OUT).id,
    huge: find(HUGE.name).id,
    twelve: find(TWELVE.name).id,
    tower: find(TOWER.name).id,
    announced: announced!.id,
  };
}

async function* feedOfEstates(): AsyncIterable<Uint8Array> {
  const writer = WRITERS.cian;
  const encoder = new TextEncoder();
  yield encoder.encode(writer.start);
  for (const [at, estate] of ESTATES.entries()) {
    for (const piece of writer.complex(complexOf(estate, 9_000_000 + at * 100))) yield encoder.encode(piece);
  }
  yield encoder.encode(writer.end);
}

function complexOf(estate: Estate, id: number): WorldComplex {
  const like = [...namedComplexes()].find(({ name }) => name === WHOLE)!;
  const [house] = like.houses;
  const [sample] = house!.flats;
  const { sections, floors } = estate;
  return {
    ...like,
    id,
    name: estate.name,
    houses: Array.from({ length: estate.houses }, (_, at) => ({
      ...house!,
      id: id + at,
      order: at + 1,
      number: `${23 + at}`,
      sections,
      floors,
      flats: flatsOf(estate, sample!),
    })),
  };
}

function flatsOf({ sections, floors, risers }: Estate, sample: WorldFlat): WorldFlat[] {
  const perSection = floors * risers;
  return Array.from({ length: sections * perSection }, (_, at) => {
    const inSection = at % perSection;
    const riser = inSection % risers;
    const rooms = (riser % 4) + 1;
    return {
      ...sample,
      rooms: String(rooms) as WorldFlat['rooms'],
      roomsCount: rooms,
      areaM2x100: 3_000 + rooms * 1_500 + riser * 10,
      livingAreaM2x100: 1_500 + rooms * 700,
      number: at + 1,
      section: Math.floor(at / perSection) + 1,
      floor: Math.floor(inSection / risers) + 1,
      riser: riser + 1,
      price: 9_000_000 + rooms * 3_000_000 + inSection * 10_000,
      status: at % 7 === 0 ? 'BOOKED' : at % 3 === 0 ? 'SOLD' : 'FREE',
    };
  });
}
