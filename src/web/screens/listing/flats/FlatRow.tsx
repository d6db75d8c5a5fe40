import { Link } from '@tanstack/react-router';
import type { House, ShownFlat } from '#contract/catalog.ts';
import { floorText } from '#domain/listing/flat-title.ts';
import { formatArea } from '#domain/listing/format-area.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { formatPricePerMetre } from '#domain/money/format-price-per-metre.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { classNames } from '#ui/class-names.ts';
import { Money } from '#ui/Money/Money.tsx';
import cover from '../../../parts/card/CoveringLink.module.css';
import { handoverOfHouse } from '../../../parts/complex/handover.ts';
import { originalPrice, priceWithoutRoubles } from '../../../parts/flat/original-price.ts';
import { PlanPicture } from '../../../parts/flat/PlanPicture.tsx';
import { useLens } from '../../../query/use-lens.ts';
import { FlatPayment } from '../FlatPayment.tsx';
import styles from './FlatRow.module.css';

export interface FlatRowProps {
  flat: ShownFlat;
  /** The copy of the developer's own plan, where there is one. */
  plan: string | undefined;
  house: House | undefined;
}

/** A flat in the list of its complex; one link covers the row. */
export function FlatRow({ flat, plan, house }: FlatRowProps) {
  const quoted = originalPrice(flat);
  const isByPayment = useLens() === 'payment' && flat.payment !== null;
  const place = [
    flat.number && `№${NBSP}${flat.number}`,
    flat.floor !== null && floorText(flat.floor, flat.floorsTotal),
  ];
  const home = house && [houseTitle(house), flat.section && `секция${NBSP}${flat.section}`];
  return (
    <li className={classNames(cover.ground, cover.row, styles.row)}>
      <PlanPicture flat={flat} kept={plan} size="thumb" alt="" className={styles.plan} />
      <div className={styles.name}>
        <Link to="/for-sale/$id" params={{ id: flat.id }} className={classNames(cover.link, styles.link)}>
          {ROOMS_SHORT_LABELS[flat.rooms]}, {formatArea(flat.area)}
        </Link>
        <p className={styles.quiet}>{place.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.house}>
        <p>{home?.filter(Boolean).join(', ')} </p>
        <p>{house && handoverOfHouse(house)}</p>
      </div>
      <div className={styles.sums} data-lens={isByPayment ? 'payment' : undefined}>
        <div className={styles.price}>
          {flat.price === null ? (
            <p>{priceWithoutRoubles(flat)}</p>
          ) : (
            <>
              <p className={styles.money}>{quoted ?? <Money roubles={flat.price} tabular />}</p>
              {quoted && (
                <p className={styles.quiet}>
                  <Money roubles={flat.price} tabular />
                </p>
              )}
              {!isByPayment && flat.pricePerMeter !== null && (
                <p className={styles.quiet}>{formatPricePerMetre(flat.pricePerMeter)}</p>
              )}
            </>
          )}
        </div>
        <p className={styles.payment}>
          <FlatPayment flat={flat} />
        </p>
      </div>
    </li>
  );
}
