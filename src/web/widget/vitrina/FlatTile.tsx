import type { Ref } from 'react';
import type { VitrinaFlat } from '#contract/vitrina-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { classNames } from '#ui/class-names.ts';
import { Money } from '#ui/Money/Money.tsx';
import card from '../../parts/card/Card.module.css';
import cover from '../../parts/card/CoveringLink.module.css';
import { handoverOfHouse } from '../../parts/complex/handover.ts';
import { originalPrice, priceWithoutRoubles } from '../../parts/flat/original-price.ts';
import { PlanPicture } from '../../parts/flat/PlanPicture.tsx';

interface FlatTileProps {
  flat: VitrinaFlat;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** A flat of a vitrina: it opens on this site. */
export function FlatTile({ flat, linkRef }: FlatTileProps) {
  const quoted = originalPrice(flat);
  const place = [complexName(flat.complexName), flat.house && handoverOfHouse(flat.house)];
  return (
    <article className={classNames(cover.ground, card.card)}>
      <PlanPicture flat={flat} kept={flat.plan ?? undefined} size="card" alt="" />
      <div className={card.body}>
        <p className={card.money}>
          {flat.price === null ? (
            <span className={card.noPrice}>{priceWithoutRoubles(flat)}</span>
          ) : (
            <Money roubles={flat.price} size="price" />
          )}
          {flat.pricePerMeter !== null && <span>{formatPricePerMetre(flat.pricePerMeter)}</span>}
        </p>
        {quoted && flat.price !== null && <p className={card.quoted}>{quoted}</p>}
        <h3 className={card.name}>
          <a
            ref={linkRef}
            href={`/for-sale/${flat.id}`}
            target="_blank"
            rel="noopener"
            className={classNames(cover.link, card.link)}
          >
            {flatTitle(flat)}
          </a>
        </h3>
        <p className={card.line}>{nonBreaking(place.filter(Boolean).join(', '))}</p>
      </div>
    </article>
  );
}
