export interface OfferFactsProps {
  /** Whole roubles, as the card shows them. */
  price: number;
  /** The path of the page it leads to: '/for-sale/54', without the parameters links carry along. */
  path: string;
}

/** Facts of a card in a list of offers that stand in attributes alone; those it shows are marked where they stand. */
export function OfferFacts({ price, path }: OfferFactsProps) {
  return (
    <>
      <meta itemProp="price" content={String(price)} />
      <meta itemProp="priceCurrency" content="RUB" />
      <link itemProp="url" href={path} />
      <link itemProp="availability" href="https://schema.org/InStock" />
    </>
  );
}

/** The card itself: an element of the list around it, of schema.org's kind `Offer`. */
export const OFFER = {
  itemProp: 'itemListElement',
  itemScope: true,
  itemType: 'https://schema.org/Offer',
} as const;
