import type { ComplexCard as ComplexCardFacts } from '#contract/complex-card.ts';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { ComplexCard } from '../../parts/complex/ComplexCard.tsx';
import { type CardsProps, FIRST_ROW } from './FlatCards.tsx';

export function ComplexCards({
  pages,
  isBusy = false,
  areOffers,
  firstNewRef,
}: CardsProps<ComplexCardFacts[]>) {
  return (
    <CardGrid isBusy={isBusy}>
      {pages.flatMap((page, pageIndex) =>
        page.map((complex, index) => (
          <CardCell key={complex.id} complexId={complex.id}>
            <ComplexCard
              complex={complex}
              isOffer={areOffers}
              priority={pageIndex === 0 && index < FIRST_ROW}
              linkRef={index === 0 && pageIndex === pages.length - 1 ? firstNewRef : undefined}
            />
          </CardCell>
        )),
      )}
    </CardGrid>
  );
}
