export interface ProductFactsProps {
  name: string;
  description: string;
  /** Address of a picture. */
  image: string;
  /** Whole roubles; null when nobody says the price. */
  price: number | null;
  /** There are cheaper and dearer ones: the greatest price and how many. */
  range?: { to: number; count: number };
  /** A word of schema.org, 'InStock'. */
  availability: string;
}

/** The one thing a page sells, said in the attributes that Yandex reads prices from. */
export function ProductFacts({ name, description, image, price, range, availability }: ProductFactsProps) {
  return (
    <div itemScope itemType="https://schema.org/Product" hidden>
      <meta itemProp="name" content={name} />
      <meta itemProp="description" content={description} />
      <link itemProp="image" href={image} />
      {price !== null && (
        <div
          itemProp="offers"
          itemScope
          itemType={`https://schema.org/${range ? 'AggregateOffer' : 'Offer'}`}
        >
          {range ? (
            <>
              <meta itemProp="lowPrice" content={String(price)} />
              <meta itemProp="highPrice" content={String(range.to)} />
              <meta itemProp="offerCount" content={String(range.count)} />
            </>
          ) : (
            <meta itemProp="price" content={String(price)} />
          )}
          <meta itemProp="priceCurrency" content="RUB" />
          <link itemProp="availability" href={`https://schema.org/${availability}`} />
        </div>
      )}
    </div>
  );
}
