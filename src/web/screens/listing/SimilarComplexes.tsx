import type { ComplexPage } from '#contract/catalog.ts';
import { CardCell, CardGrid } from '../../parts/CardGrid.tsx';
import { ComplexCard } from '../../parts/ComplexCard.tsx';
import { complexCardsPage } from '../catalog/card-pages.ts';
import listing from './Listing.module.css';

/** Complexes to look at next, or instead of one that is sold out. */
export function SimilarComplexes({ similar }: Pick<ComplexPage, 'similar'>) {
  if (similar.complexes.length === 0) return null;
  const { complexes, houses, developers } = complexCardsPage({ ...similar, boards: [] });
  return (
    <section className={listing.section} id="similar">
      <h2>Похожие комплексы рядом</h2>
      <CardGrid>
        {complexes.map((complex) => (
          <CardCell key={complex.id}>
            <ComplexCard
              complex={complex}
              houses={houses.filter((house) => house.complexId === complex.id)}
              developer={developers.find(({ id }) => id === complex.developerCompanyId)}
            />
          </CardCell>
        ))}
      </CardGrid>
    </section>
  );
}
