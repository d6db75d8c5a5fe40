import { type RefObject, useEffect } from 'react';
import { isPointed, type PointedHouse } from './pointed-house.ts';

/** Marks the cards of the house that the map points at: by hand, so that eighty cards are not drawn anew for it. */
export function useMarkedCards(list: RefObject<HTMLElement | null>, pointed: PointedHouse | null): void {
  useEffect(() => {
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-complex]') ?? []) {
      card.toggleAttribute('data-marked', isPointed(pointed, houseOfCard(card)));
    }
  }, [list, pointed]);
}

/** The house a card is of, by the marks of its place in the list. */
export function houseOfCard({ dataset }: HTMLElement): PointedHouse {
  return {
    complexId: Number(dataset.complex),
    houseIds: dataset.house === undefined ? undefined : [Number(dataset.house)],
  };
}
