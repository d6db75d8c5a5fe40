import { Link } from '@tanstack/react-router';
import { type Ref, Suspense } from 'react';
import type { ComplexCard as ComplexCardFacts } from '#contract/complex-card.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexHandoverText } from '#domain/listing/complex-handover.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { classNames } from '#ui/class-names.ts';
import { useLens } from '../../query/use-lens.ts';
import styles from '../card/Card.module.css';
import { CardMarks } from '../card/CardMarks.tsx';
import cover from '../card/CoveringLink.module.css';
import { LazyCardLeaves } from '../card/lazy-card-leaves.ts';
import { OFFER, OfferFacts } from '../card/OfferFacts.tsx';
import { useNear } from '../card/use-near.ts';
import { NearestMetro } from '../place/NearestMetro.tsx';
import { RoadTimes } from '../road/RoadTimes.tsx';
import { areaRange } from './area-range.ts';
import { FacadePicture } from './FacadePicture.tsx';
import { MiniBoard } from './MiniBoard.tsx';

export interface ComplexCardProps {
  complex: ComplexCardFacts;
  /** An offer of the list it stands in, at its least price. */
  isOffer?: boolean | undefined;
  /** In sight as soon as the page opens. */
  priority?: boolean;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A complex in a grid of results: façade, name, where flats are in its house, prices by rooms. */
export function ComplexCard(props: ComplexCardProps) {
  const { complex, priority, linkRef } = props;
  const { prices, board } = complex;
  const facts = [
    complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
    complexHandoverText(complex.handover),
    complex.developer,
  ];
  const [isNear, swipes, near] = useNear();
  const isByPayment = useLens() === 'payment';
  const known = prices.flatMap(({ price }) => price ?? []);
  const offer = props.isOffer && known.length > 0 ? { price: Math.min(...known) } : null;
  return (
    <article className={classNames(cover.ground, styles.card)} {...(offer && OFFER)} {...near}>
      <FacadePicture
        complex={complex}
        houses={[complex]}
        size="card"
        alt=""
        priority={priority}
        itemProp={offer ? 'image' : undefined}
        className={styles.drawn}
      />
      <div className={styles.body}>
        <h3 className={styles.title} itemProp={offer ? 'name' : undefined}>
          <Link
            to="/complex/$id"
            params={{ id: complex.id }}
            className={classNames(cover.link, styles.link)}
            ref={linkRef}
          >
            {nonBreaking(complexName(complex.name))}
          </Link>
        </h3>
        <p className={styles.line} itemProp={offer ? 'description' : undefined}>
          {nonBreaking(facts.filter(Boolean).join(' · '))}
        </p>
        <p className={styles.metro}>
          <NearestMetro metro={complex.metro} />
        </p>
        <RoadTimes roads={complex.roads} />
        <div className={styles.foot}>
          {board && <MiniBoard board={board} />}
          <dl>
            {prices.map(({ rooms, area, price, payment }) => (
              <div key={rooms} className={styles.price}>
                <dt>
                  {ROOMS_SHORT_LABELS[rooms]}{' '}
                  <span className={styles.area}>{areaRange(area, { whole: isByPayment })}</span>
                </dt>
                {isByPayment && payment !== null ? (
                  <dd data-lens="payment">{`от${NBSP}${formatRoubles(payment)}/мес`}</dd>
                ) : (
                  <dd>{price === null ? 'по запросу' : `от${NBSP}${formatMillions(price)}`}</dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </div>
      {isNear && (
        <Suspense>
          <LazyCardLeaves
            complexId={complex.id}
            swipes={swipes}
            link={{ to: '/complex/$id', params: { id: complex.id } }}
          />
        </Suspense>
      )}
      <CardMarks kind="complexes" id={complex.id} name={complexName(complex.name)} />
      {offer && <OfferFacts price={offer.price} path={`/complex/${complex.id}`} />}
    </article>
  );
}
