import { Link } from '@tanstack/react-router';
import type { Media, ShownFlat } from '#contract/catalog.ts';
import type { ComplexPage } from '#contract/complex-page.ts';
import type { RoomsFigures } from '#contract/suiting-flats.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS } from '#domain/listing/rooms-bucket.ts';
import { keptPlan } from '#domain/media/kept-plan.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { areaRange } from '../../../parts/complex/area-range.ts';
import { bucketPayment } from '../bucket-payment.ts';
import { FoldedOnPhone } from '../FoldedOnPhone.tsx';
import { bucketAnchor } from '../PriceRows.tsx';
import { SumRange } from '../SumRange.tsx';
import { FlatRow } from './FlatRow.tsx';
import styles from './RoomsList.module.css';

/** So many of a bucket are in sight on a phone. */
const FIRST = 3;

export interface RoomsListProps {
  page: Pick<ComplexPage, 'complex' | 'houses'>;
  /** Figures of every bucket with any flats, and the first flats of each. */
  listed: { figures: readonly RoomsFigures[]; flats: readonly ShownFlat[]; media: readonly Media[] };
  /** The wishes that the listed flats suit, for the link to the rest of them. */
  wish?: SearchFilters;
}

/** Flats one section for each number of rooms; the first is open, the rest of each are in the search. */
export function RoomsList({ page: { complex, houses }, listed, wish }: RoomsListProps) {
  const figures = new Map(listed.figures.map((figure) => [figure.rooms, figure]));
  const onSale = ROOMS_BUCKETS.filter((rooms) => complex.statistics[rooms].flatsCount > 0);
  const row = (flat: ShownFlat) => (
    <FlatRow
      key={flat.id}
      flat={flat}
      plan={keptPlan(flat, listed.media)}
      house={houses.find(({ id }) => id === flat.houseId)}
    />
  );
  const first = onSale.find((rooms) => figures.has(rooms));
  return (
    <div className={styles.list}>
      {onSale.map((rooms) => {
        const figure = figures.get(rooms);
        if (!figure) {
          return (
            <p key={rooms} id={bucketAnchor(rooms)} className={styles.none}>
              {ROOMS_SHORT_LABELS[rooms]}
              <span>нет подходящих</span>
            </p>
          );
        }
        const rows = listed.flats.filter((flat) => flat.rooms === rooms);
        return (
          <div key={rooms} id={bucketAnchor(rooms)} className={styles.bucket}>
            <Accordion
              title={ROOMS_SHORT_LABELS[rooms]}
              summary={<Summary {...figure} payment={bucketPayment(listed.flats, rooms)} />}
              defaultOpen={rooms === first}
            >
              <ul>{rows.slice(0, FIRST).map(row)}</ul>
              {rows.length > FIRST && (
                <FoldedOnPhone summary={`Ещё ${countFlats(rows.length - FIRST)}`}>
                  <ul>{rows.slice(FIRST).map(row)}</ul>
                </FoldedOnPhone>
              )}
              {rows.length < figure.flatsCount && (
                <p className={styles.rest}>
                  <Link
                    to="/search"
                    search={{ searchFilters: { ...wish, complexId: complex.id, roomsCount: [rooms] } }}
                  >
                    Показать ещё {formatNumber(figure.flatsCount - rows.length)}
                  </Link>
                  <span>здесь самые доступные</span>
                </p>
              )}
            </Accordion>
          </div>
        );
      })}
    </div>
  );
}

interface SummaryProps extends RoomsFigures {
  /** A month for the cheapest of them. */
  payment: ShownFlat['payment'];
}

function Summary({ flatsCount, area, priceRange, payment }: SummaryProps) {
  return (
    <span className={styles.summary}>
      <span>{countFlats(flatsCount)}</span>
      <span className={styles.wide}>{areaRange(area)}</span>
      <span className={styles.price}>
        <SumRange price={priceRange} payment={payment} />
      </span>
    </span>
  );
}
