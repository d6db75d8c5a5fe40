import { HIGHWAYS } from '../../src/db/seed/dictionary/highways.ts';
import { bend } from './bend.ts';
import { DUBAI_ROADS } from './dubai.ts';
import { type Feature, lineFeature } from './feature.ts';
import { MOSCOW_AVENUES, MOSCOW_RINGS } from './moscow-roads.ts';
import { PETERSBURG_AVENUES } from './petersburg.ts';

/** The dictionary knows the ring of Moscow by its junctions alone. */
const DRAWN_FINER = 'МКАД';

/** Rings and avenues of ours, and the roads of our dictionary. */
export function roads(): Feature[] {
  const out = HIGHWAYS.filter(({ name }) => name !== DRAWN_FINER).map(({ name, path }) => ({
    name,
    path: path.map(({ latitude, longitude }) => [latitude, longitude] as const),
  }));
  return [
    ...MOSCOW_RINGS.map(({ name, path }) => road(bend(path, true), 'ring', name)),
    ...[...MOSCOW_AVENUES, ...PETERSBURG_AVENUES, ...DUBAI_ROADS].map(({ name, path }) =>
      road(bend(path), 'avenue', name),
    ),
    ...out.map(({ name, path }) => road(bend(path), name === 'КАД' ? 'ring' : 'highway', name)),
  ];
}

function road(path: Parameters<typeof lineFeature>[0], kind: string, name = ''): Feature {
  return lineFeature(path, { kind, name });
}
