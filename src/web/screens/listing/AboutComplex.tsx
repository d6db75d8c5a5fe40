import type { Complex, House } from '#contract/catalog.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { FactList } from '../../parts/FactList.tsx';
import { complexFacts, DECLARATION } from './complex-facts.ts';
import listing from './Listing.module.css';

/** The complex in words and facts; what nobody said is left out. */
export function AboutComplex({ complex, houses }: { complex: Complex; houses: readonly House[] }) {
  const facts = complexFacts(complex, houses);
  if (!complex.description && facts.length === 0) return null;
  return (
    <section className={listing.section} id="about">
      <h2>О{'\u00a0'}комплексе</h2>
      {complex.description && <p className={listing.text}>{nonBreaking(complex.description)}</p>}
      <FactList
        isWide
        facts={facts.map(([name, value]) => [
          name,
          name === DECLARATION ? <DomRfLink key={name} id={value} /> : value,
        ])}
      />
    </section>
  );
}

/** The state register of new houses; only a number can be an id there. */
function DomRfLink({ id }: { id: string }) {
  if (!/^\d+$/.test(id)) return id;
  const href = `https://наш.дом.рф/сервисы/каталог-новостроек/объект/${id}`;
  return (
    <a href={href} rel="noopener noreferrer">
      наш.дом.рф, {id}
    </a>
  );
}
