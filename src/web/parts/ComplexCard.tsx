import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { BucketStatistics, Complex, Flat, House } from '#contract/catalog.ts';
import type { Company } from '#contract/company.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatMillions } from '#domain/money/format-millions.ts';
import { formatRoubles } from '#domain/money/format-roubles.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { classNames } from '#ui/class-names.ts';
import { useLens } from '../query/use-lens.ts';
import { areaRange } from './area-range.ts';
import styles from './Card.module.css';
import cover from './CoveringLink.module.css';
import { ChooseButtons } from './chosen/ChooseButtons.tsx';
import { FacadePicture } from './FacadePicture.tsx';
import { facadeDrawing } from './facade-drawing.ts';
import { handoverOfComplex } from './handover.ts';
import { MiniBoard, type MiniBoardProps } from './MiniBoard.tsx';
import { NearestMetro, type NearestMetroProps } from './NearestMetro.tsx';
import { OFFER, OfferFacts } from './OfferFacts.tsx';

const MOST_ROWS = 4;

/** Figures of the rooms that are sold; the rest may be absent. */
export type CardStatistics = Partial<
  Record<
    RoomsBucket,
    Pick<BucketStatistics, 'flatsCount' | 'area' | 'priceRange'> & {
      /** A month for the cheapest of them; null where no mortgage fits, absent where nobody counted. */
      payment?: Flat['payment'];
    }
  >
>;

export interface ComplexCardProps {
  complex: Pick<Complex, 'id' | 'name' | 'comfortClass'> & NearestMetroProps & { statistics: CardStatistics };
  houses: readonly Pick<House, 'buildingState' | 'handover' | 'floors'>[];
  developer: Pick<Company, 'name'> | undefined;
  /** Floors where the most of what was found is. */
  board?: MiniBoardProps['board'] | undefined;
  /** An offer of the list it stands in, at its least price. */
  isOffer?: boolean | undefined;
  /** In sight as soon as the page opens. */
  priority?: boolean;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** A complex in a grid of results: façade, name, where flats are in its house, prices by rooms. */
export function ComplexCard(props: ComplexCardProps) {
  const { complex, houses, developer, board, priority, linkRef } = props;
  const facts = [
    complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass],
    handoverOfComplex(houses),
    developer?.name,
  ];
  const rows = ROOMS_BUCKETS.flatMap((rooms) => {
    const figures = complex.statistics[rooms];
    return figures && figures.flatsCount > 0 ? [{ rooms, ...figures }] : [];
  });
  const isByPayment = useLens() === 'payment';
  const prices = rows.slice(0, MOST_ROWS).flatMap(({ priceRange }) => priceRange.from ?? []);
  const offer = props.isOffer && prices.length > 0 ? { price: Math.min(...prices) } : null;
  return (
    <article className={classNames(cover.ground, styles.card)} {...(offer && OFFER)}>
      <FacadePicture complex={complex} houses={houses} size="card" alt="" priority={priority} />
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
          <NearestMetro metros={complex.metros} />
        </p>
        <div className={styles.foot}>
          {board && <MiniBoard board={board} />}
          <dl>
            {rows.slice(0, MOST_ROWS).map(({ rooms, area, priceRange, payment }) => (
              <div key={rooms} className={styles.price}>
                <dt>
                  {ROOMS_SHORT_LABELS[rooms]}{' '}
                  <span className={styles.area}>{areaRange(area, { whole: isByPayment })}</span>
                </dt>
                {isByPayment && payment ? (
                  <dd data-lens="payment">{`от${NBSP}${formatRoubles(payment)}/мес`}</dd>
                ) : (
                  <dd>
                    {priceRange.from === null ? 'по запросу' : `от${NBSP}${formatMillions(priceRange.from)}`}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ChooseButtons kind="complexes" id={complex.id} name={complexName(complex.name)} place="picture" />
      {offer && (
        <OfferFacts
          price={offer.price}
          path={`/complex/${complex.id}`}
          image={facadeDrawing(complex, houses, { size: 'card' })}
        />
      )}
    </article>
  );
}
