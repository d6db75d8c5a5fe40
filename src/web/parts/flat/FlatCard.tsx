import { Link } from '@tanstack/react-router';
import { type Ref, Suspense } from 'react';
import type { FlatCard as FlatCardFacts, FlatCards } from '#contract/flat-card.ts';
import type { RoadTime } from '#contract/road.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { classNames } from '#ui/class-names.ts';
import { Money } from '#ui/Money/Money.tsx';
import { useLens } from '../../query/use-lens.ts';
import styles from '../card/Card.module.css';
import { CardMarks } from '../card/CardMarks.tsx';
import cover from '../card/CoveringLink.module.css';
import { LazyCardLeaves } from '../card/lazy-card-leaves.ts';
import { OFFER, OfferFacts } from '../card/OfferFacts.tsx';
import { useNear } from '../card/use-near.ts';
import { handoverOfHouse } from '../complex/handover.ts';
import { paymentNote } from '../offer/payment-terms.ts';
import { NearestMetro } from '../place/NearestMetro.tsx';
import { RoadTimes } from '../road/RoadTimes.tsx';
import { checkedAt } from './checked-at.ts';
import { originalPrice, priceWithoutRoubles } from './original-price.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { priceMoveText } from './price-move-text.ts';

export interface FlatCardProps {
  flat: FlatCardFacts;
  complex: Pick<FlatCards['complexes'][number], 'name' | 'metro'>;
  /** Undefined where the cards around say when it is ready, or it does not matter. */
  house?: Pick<FlatCards['houses'][number], 'buildingState' | 'handover'> | undefined;
  roads?: readonly RoadTime[] | undefined;
  now: Date;
  /** An offer of the list it stands in, unless nobody says its price. */
  isOffer?: boolean | undefined;
  /** In sight as soon as the page opens. */
  priority?: boolean;
  /** It shows how a flat would look that is not in the catalogue: nothing of it leads anywhere. */
  isSample?: boolean;
  /** The link that covers the card. */
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A flat in a grid of results: plan, money, what and where it is. */
export function FlatCard(props: FlatCardProps) {
  const { flat, complex, house, now, priority, isSample, linkRef } = props;
  const quoted = originalPrice(flat);
  const move = priceMoveText(flat);
  const handover = house && handoverOfHouse(house);
  const [isNear, swipes, near] = useNear();
  const isByPayment = useLens() === 'payment' && flat.payment !== null;
  const note = paymentNote(flat.paymentProgram, flat.paymentLater);
  const byProgram = note && <small className={styles.program}>{note}</small>;
  const offer = props.isOffer && flat.price !== null ? { price: flat.price } : null;
  return (
    <article className={classNames(cover.ground, styles.card, styles.flat)} {...(offer && OFFER)} {...near}>
      <PlanPicture
        flat={flat}
        kept={flat.plan ?? undefined}
        size="card"
        alt=""
        priority={priority}
        itemProp={offer ? 'image' : undefined}
      />
      <div className={styles.body}>
        <p className={styles.money} data-lens={isByPayment ? 'payment' : undefined}>
          {isByPayment && flat.payment !== null && (
            <span>
              от <Money roubles={flat.payment} per="/мес" />
              {byProgram}
            </span>
          )}
          {flat.price === null ? (
            <span className={styles.noPrice}>{priceWithoutRoubles(flat)}</span>
          ) : quoted && !isByPayment ? (
            <span>{quoted}</span>
          ) : (
            <Money roubles={flat.price} size={isByPayment ? 'text' : 'price'} />
          )}
          {!isByPayment && !quoted && flat.pricePerMeter !== null && (
            <span>{formatPricePerMetre(flat.pricePerMeter)}</span>
          )}
        </p>
        {quoted && flat.price !== null && (
          <p className={styles.quoted}>
            {isByPayment ? (
              quoted
            ) : (
              <>
                <Money roubles={flat.price} />
                {flat.pricePerMeter !== null && `, ${formatPricePerMetre(flat.pricePerMeter)}`}
              </>
            )}
          </p>
        )}
        <h3 className={styles.name} itemProp={offer ? 'name' : undefined}>
          {isSample ? (
            flatTitle(flat)
          ) : (
            <Link
              to="/for-sale/$id"
              params={{ id: flat.id }}
              className={classNames(cover.link, styles.link)}
              ref={linkRef}
            >
              {flatTitle(flat)}
            </Link>
          )}
        </h3>
        <p className={styles.line} itemProp={offer ? 'description' : undefined}>
          {nonBreaking([complexName(complex.name), handover].filter(Boolean).join(', '))}
        </p>
        <p className={styles.metro}>
          <NearestMetro metro={complex.metro} />
        </p>
        {props.roads && <RoadTimes roads={props.roads} />}
        {!isByPayment && flat.payment !== null && (
          <p className={styles.payment}>
            от <Money roubles={flat.payment} per="/мес" />
            {byProgram}
          </p>
        )}
        <p className={styles.news}>
          {move && <span className={styles.move}>{move}</span>}
          <span className={styles.checked}>{checkedAt(flat.confirmedAt, now)}</span>
        </p>
      </div>
      {!isSample && (
        <>
          {isNear && (
            <Suspense>
              <LazyCardLeaves
                complexId={flat.complexId}
                swipes={swipes}
                link={{ to: '/for-sale/$id', params: { id: flat.id } }}
                plan={<PlanPicture flat={flat} kept={flat.plan ?? undefined} size="card" alt="" />}
              />
            </Suspense>
          )}
          <CardMarks kind="flats" id={flat.id} name={flatTitle(flat)} />
        </>
      )}
      {offer && <OfferFacts price={offer.price} path={`/for-sale/${flat.id}`} />}
    </article>
  );
}
