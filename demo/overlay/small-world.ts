import { inArray } from 'drizzle-orm';
import { complexes } from '#db/schema/index.ts';
import { displayName } from '#domain/feed/display-name.ts';
import type { ServiceContext } from '#services/context.ts';
import { describeComplex } from '#services/listing/describe-complex.ts';
import { SMALL_WORLD } from '../feeds/small-world.ts';

const BUSINESS_FROM = 350_000;

/** The complexes of the small feed get what an admin would say of them first; answers their ids. */
export async function describeSmallWorld(ctx: ServiceContext): Promise<number[]> {
  const byName = new Map(SMALL_WORLD.map((complex) => [displayName(complex.name)!, complex]));
  const rows = await ctx.db
    .select({ id: complexes.id, name: complexes.name })
    .from(complexes)
    .where(inArray(complexes.name, [...byName.keys()]));
  for (const { id, name } of rows) {
    const { description, pricePerM2 } = byName.get(name)!;
    const isBusiness = pricePerM2 >= BUSINESS_FROM;
    await describeComplex(ctx, id, {
      comfortClass: isBusiness ? 'BUSINESS' : 'COMFORT',
      ownDescription: description,
      parking: isBusiness ? ['underground'] : ['open'],
      amenities: isBusiness ? ['playground', 'concierge'] : ['playground'],
    });
  }
  return rows.map(({ id }) => id);
}
