import { memo } from 'react';
import type { ComplexCard as ComplexCardFacts } from '#contract/complex-card.ts';
import { CardGrid } from '../../parts/card/CardGrid.tsx';
import { ComplexCard } from '../../parts/complex/ComplexCard.tsx';
import { type CardsProps, FIRST_ROW } from './FlatCards.tsx';
import { ListedCell } from './ListedCell.tsx';

export const ComplexCards = memo(function ComplexCards(props: CardsProps<ComplexCardFacts[]>) {
  const { pages, isBusy = false, areOffers, firstNewRef } = props;
  return (
    <CardGrid isBusy={isBusy}>
      {pages.flatMap((page, pageIndex) =>
        page.map((complex, index) => {
          const priority = areOffers && pageIndex === 0 && index < FIRST_ROW;
          const card = { complex, isOffer: areOffers, priority };
          return (
            <ListedCell
              key={complex.id}
              complexId={complex.id}
              maySleep={areOffers && (pageIndex > 0 || index >= FIRST_ROW)}
              // As for flats: the head of a page names the pictures of its first row.
              drawnOf={priority ? undefined : card}
            >
              <ComplexCard
                {...card}
                linkRef={index === 0 && pageIndex === pages.length - 1 ? firstNewRef : undefined}
              />
            </ListedCell>
          );
        }),
      )}
    </CardGrid>
  );
});
