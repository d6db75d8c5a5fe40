import { Link } from '@tanstack/react-router';
import type { FlatPage } from '#contract/flat-page.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import styles from './HousePlace.module.css';
import { HouseScheme } from './HouseScheme.tsx';
import listing from './Listing.module.css';

/** Where a flat stands in its house: a small board and the same in words. */
export function HousePlace({ page: { flat, complex, house, place } }: { page: FlatPage }) {
  if (place === null) return null;
  const where = [
    houseTitle(house),
    flat.section && `секция${NBSP}${flat.section}`,
    `этаж${NBSP}${flat.floor}`,
    flat.number && `№${NBSP}${flat.number}`,
  ].filter(Boolean);
  return (
    <section id="place" className={listing.section}>
      <h2>Где в{NBSP}доме</h2>
      <div className={styles.card}>
        <HouseScheme place={place} floor={flat.floor!} label={where.join(', ')} />
        <div className={styles.words}>
          <p>{where.join(', ')}</p>
          {place.onFloor.length > 1 && (
            <p className={listing.note}>
              На{NBSP}этаже {flat.section && `в${NBSP}этой секции `}
              {countFlats(place.onFloor.length)}
            </p>
          )}
          <ul className={styles.legend}>
            <li data-kind="own">эта квартира</li>
            <li data-kind="free">свободна</li>
            <li data-kind="booked">забронирована</li>
            <li data-kind="closed">продана</li>
          </ul>
          <Link to="/complex/$id" params={{ id: complex.id }} hash="board">
            Открыть шахматку
          </Link>
        </div>
      </div>
    </section>
  );
}
