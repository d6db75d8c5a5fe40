import { memo, type Ref } from 'react';
import type { FlatCards as FoundFlats } from '#contract/flat-card.ts';
import { CardGrid } from '../../parts/card/CardGrid.tsx';
import { LazyFlatCard } from '../../parts/flat/lazy-flat-card.ts';
import { useSiteContext } from '../../site-context.ts';
import { ListedCell } from './ListedCell.tsx';

/** Cards that a desktop shows before it scrolls. */
export const FIRST_ROW = 4;

export interface CardsProps<Result> {
  /** Pages of results, one under another. */
  pages: readonly Result[];
  isBusy?: boolean;
  /**
   * The list is what its page is about: a catalogue of offers for search engines, whose first pictures are asked for at
   * once. A page has one at most; rows of other pages stand below what one sees first.
   */
  areOffers?: boolean;
  /** The link of the first card of the last page. */
  firstNewRef?: Ref<HTMLAnchorElement>;
}

export const FlatCards = memo(function FlatCards(props: CardsProps<FoundFlats>) {
  const { pages, isBusy = false, areOffers, firstNewRef } = props;
  const { now } = useSiteContext().settings;
  return (
    <CardGrid isBusy={isBusy}>
      {pages.flatMap((page, pageIndex) =>
        page.flats.map((flat, index) => {
          const card = {
            flat,
            complex: page.complexes.find(({ id }) => id === flat.complexId)!,
            house: page.houses.find(({ id }) => id === flat.houseId),
            roads: page.roads.find(({ houseId }) => houseId === flat.houseId)?.times,
            isOffer: areOffers,
            priority: areOffers && pageIndex === 0 && index < FIRST_ROW,
          };
          return (
            <ListedCell
              key={flat.id}
              complexId={flat.complexId}
              houseId={flat.houseId}
              maySleep={areOffers}
              file={LazyFlatCard}
              // The head of a page names the pictures of its first row, which is therefore drawn for each page.
              drawnOf={card.priority ? undefined : card}
            >
              <LazyFlatCard
                {...card}
                now={now}
                linkRef={index === 0 && pageIndex === pages.length - 1 ? firstNewRef : undefined}
              />
            </ListedCell>
          );
        }),
      )}
    </CardGrid>
  );
});
