import { pointAt } from '#domain/geo/point-at.ts';
import { seededRandom } from '#domain/random.ts';
import type { ObjectCatalogue } from './port.ts';

const BUILT_WITH_HOMES = [
  { name: 'Детский сад в квартале', subtitle: 'Строит застройщик', tag: 'Образование', chance: 0.7 },
  { name: 'Школа в квартале', subtitle: 'Строит застройщик', tag: 'Образование', chance: 0.45 },
  { name: 'Спортивная площадка', subtitle: 'Во дворе', tag: 'Спорт', chance: 0.8 },
];

/** Invented promises of developers for an installation without an object catalogue; the same project, the same ones. */
export function embeddedObjects(now: () => Date): ObjectCatalogue {
  return {
    provider: 'embedded',
    async infrastructure({ id, ...point }) {
      const random = seededRandom(seedOf(id));
      const value = BUILT_WITH_HOMES.flatMap(({ chance, ...built }, index) => {
        const isThere = random() < chance;
        const where = pointAt(point, { metres: 60 + 240 * random(), bearing: 2 * Math.PI * random() });
        return isThere ? [{ ...built, ...where, objId: `object-${id}-${index + 1}`, address: null }] : [];
      });
      return { ok: true, value, source: 'embedded', asOf: now() };
    },
  };
}

function seedOf(id: string): number {
  return [...id].reduce((seed, char) => Math.imul(seed, 31) + char.codePointAt(0)!, 7);
}
