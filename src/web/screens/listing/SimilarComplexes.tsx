import type { ComplexPage } from '#contract/complex-page.ts';
import grid from '../../parts/card/CardGrid.module.css';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { ComplexCard } from '../../parts/complex/ComplexCard.tsx';
import listing from './Listing.module.css';

/** Complexes to look at next, or instead of one that is sold out. */
export function SimilarComplexes({ similar }: Pick<ComplexPage, 'similar'>) {
  if (similar.length === 0) return null;
  return (
    <section className={listing.section} id="similar">
      <h2>Похожие комплексы рядом</h2>
      <div className={grid.line}>
        <CardGrid>
          {similar.map((complex) => (
            <CardCell key={complex.id}>
              <ComplexCard complex={complex} />
            </CardCell>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
