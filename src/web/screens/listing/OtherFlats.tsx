import type { FlatPage } from '#contract/flat-page.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import grid from '../../parts/card/CardGrid.module.css';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { FlatCard } from '../../parts/flat/FlatCard.tsx';
import { flatDifference } from './flat-difference.ts';
import styles from './Listing.module.css';
import { isOffSale, saleState } from './sale-state.ts';

export interface OtherFlatsProps {
  page: FlatPage;
  now: Date;
}

/** Flats one may look at besides this one, or instead of it when it is gone. */
export function OtherFlats({ page, now }: OtherFlatsProps) {
  const { flats, complexes } = page.others;
  const state = saleState(page);
  const areElsewhere = complexes.some(({ id }) => id !== page.complex.id);
  return (
    <section className={styles.section}>
      <h2>{heading(state.kind === 'onSale', areElsewhere)}</h2>
      <div className={grid.line}>
        <CardGrid>
          {flats.map((other) => (
            <CardCell key={other.id}>
              <div className={styles.likened}>
                <FlatCard
                  flat={other}
                  complex={complexes.find(({ id }) => id === other.complexId)!}
                  now={now}
                />
                {isOffSale(state) && <p className={styles.difference}>{flatDifference(page.flat, other)}</p>}
              </div>
            </CardCell>
          ))}
        </CardGrid>
      </div>
    </section>
  );
}

function heading(isOnSale: boolean, areElsewhere: boolean): string {
  if (areElsewhere) return `Похожие в${NBSP}других комплексах`;
  return isOnSale ? `Ещё в${NBSP}этом комплексе` : 'Похожие, свободны сейчас';
}
