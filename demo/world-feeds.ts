import { fileURLToPath } from 'node:url';
import { buildComplex } from './world/build-complex.ts';
import { type DeveloperGroup, GROUPS } from './world/groups.ts';
import type { WorldComplex } from './world/model.ts';
import { NAMED_SITES, siteAt } from './world/sites.ts';
import { WRITERS } from './writers/writers.ts';

/** One feed of the demo world as committed: packed, and imported for the head of its group. */
export interface WorldFeed {
  group: DeveloperGroup;
  file: string;
  clientName: string;
}

export const WORLD_FEEDS: readonly WorldFeed[] = GROUPS.map((group) => ({
  group,
  file: fileURLToPath(new URL(`./feeds/${feedFileName(group)}.gz`, import.meta.url)),
  clientName: group.developers[0],
}));

export function feedFileName({ key, dialect }: DeveloperGroup): string {
  return `${key}.${dialect}.xml`;
}

/** The named complexes of the world, in its order. */
export function* namedComplexes(): Generator<WorldComplex> {
  for (let index = 0; index < NAMED_SITES; index += 1) yield buildComplex(siteAt(index));
}

/** The text of one group's feed in pieces, its complexes as they are or as somebody saw them. */
export function* feedOf(
  group: DeveloperGroup,
  seen: (complex: WorldComplex) => WorldComplex = (complex) => complex,
): Generator<string> {
  const writer = WRITERS[group.dialect];
  yield writer.start;
  for (let index = 0; index < NAMED_SITES; index += 1) {
    const site = siteAt(index);
    if (site.group.key === group.key) yield* writer.complex(seen(buildComplex(site)));
  }
  yield writer.end;
}
