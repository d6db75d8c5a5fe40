export interface OfferFactsProps {
  /** Whole roubles, as the card shows them. */
  price: number;
  /** Of the page it leads to: '/for-sale/54', without what links carry along. */
  path: string;
}

/** What a card that is an offer of a list says in attributes alone; its name, text and picture are marked where they stand. */
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
