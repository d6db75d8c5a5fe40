import { CardCell, CardGrid } from '../../parts/CardGrid.tsx';
import { ComplexCard } from '../../parts/ComplexCard.tsx';
import type { ComplexCardsPage } from './card-pages.ts';
import { type CardsProps, FIRST_ROW } from './FlatCards.tsx';

export function ComplexCards({
  pages,
  isBusy = false,
  areOffers,
  firstNewRef,
}: CardsProps<ComplexCardsPage>) {
  return (
    <CardGrid isBusy={isBusy}>
      {pages.flatMap((page, pageIndex) =>
        page.complexes.map((complex, index) => (
          <CardCell key={complex.id} complexId={complex.id}>
            <ComplexCard
              complex={complex}
              houses={page.houses.filter(({ complexId }) => complexId === complex.id)}
              developer={page.developers.find(({ id }) => id === complex.developerCompanyId)}
              board={page.boards.find(({ complexId }) => complexId === complex.id)}
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
