import type { CanonicalHouse } from '#domain/feed/canonical-listing.ts';
import { isCorpus } from './grouping-keys.ts';
import type { HouseGroup } from './house-group.ts';

/**
 * Names nameless houses by their building-section: «Корпус 1» where it says so, and bare numbers where every house
 * of the complex has exactly one of its own, so that they tell houses and not entrances apart.
 */
export function nameHousesBySection(houses: readonly { group: HouseGroup; house: CanonicalHouse }[]): void {
  const sections = houses.map(({ group }) =>
    group.tallies.section.variants() === 1 ? group.tallies.section.winner() : null,
  );
  const distinct =
    new Set(sections).size === sections.length && !sections.includes(null) && sections.length > 1;
  houses.forEach(({ house }, at) => {
    const section = sections[at] ?? null;
    if (house.name !== null || section === null) return;
    if (isCorpus(section)) house.name = capitalised(section);
    else if (distinct) house.name = `Корпус ${section}`;
  });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
