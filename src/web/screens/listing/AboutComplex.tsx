import type { Complex, House } from '#contract/catalog.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { complexFacts } from './complex-facts.ts';
import { FactList } from './FactList.tsx';
import listing from './Listing.module.css';

/** The complex in words and facts; what nobody said is left out. */
export function AboutComplex({ complex, houses }: { complex: Complex; houses: readonly House[] }) {
  const facts = complexFacts(complex, houses);
  if (!complex.description && facts.length === 0) return null;
  return (
    <section className={listing.section} id="about">
      <h2>О{'\u00a0'}комплексе</h2>
      {complex.description && (
        <p className={listing.text} data-edit="description">
          {nonBreaking(complex.description)}
        </p>
      )}
      <FactList isWide facts={facts} data-edit="facts" />
    </section>
  );
}
