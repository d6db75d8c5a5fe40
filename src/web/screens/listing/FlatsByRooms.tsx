import { Link } from '@tanstack/react-router';
import type { ComplexPage } from '#contract/catalog.ts';
import { ROOMS_BUCKETS, ROOMS_SHORT_LABELS, type RoomsBucket } from '#domain/listing/rooms-bucket.ts';
import { formatMillionsRange } from '#domain/money/format-millions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { Accordion } from '#ui/Accordion/Accordion.tsx';
import { areaRange } from '../../parts/area-range.ts';
import { keptPlan } from '../../parts/kept-plan.ts';
import { FlatRow } from './FlatRow.tsx';
import styles from './FlatsByRooms.module.css';
import listing from './Listing.module.css';
import { bucketAnchor } from './PriceRows.tsx';

/** Flats on sale, one section for each number of rooms; the first is open, the rest of each are in the search. */
export function FlatsByRooms({ page }: { page: ComplexPage }) {
  const { complex, houses, flats } = page;
  const { total } = complex.statistics;
  const buckets = ROOMS_BUCKETS.filter((rooms) => complex.statistics[rooms].flatsCount > 0);
  if (buckets.length === 0) return null;
  return (
    <section className={listing.section} id="flats">
      <h2>Квартиры</h2>
      <p className={styles.note}>
        {countFlats(total.flatsCount)} в{'\u00a0'}продаже, {areaRange(total.area)}
      </p>
      <div className={styles.list}>
        {buckets.map((rooms, index) => {
          const rows = flats.filter((flat) => flat.rooms === rooms);
          const { flatsCount } = complex.statistics[rooms];
          return (
            <div key={rooms} id={bucketAnchor(rooms)} className={styles.bucket}>
              <Accordion
                title={ROOMS_SHORT_LABELS[rooms]}
                summary={<Summary statistics={complex.statistics} rooms={rooms} />}
                defaultOpen={index === 0}
              >
                <ul>
                  {rows.map((flat) => (
                    <FlatRow
                      key={flat.id}
                      flat={flat}
                      plan={keptPlan(flat, page.media)}
                      house={houses.find(({ id }) => id === flat.houseId)}
                    />
                  ))}
                </ul>
                {rows.length < flatsCount && (
                  <p className={styles.rest}>
                    <Link
                      to="/search"
                      search={{ searchFilters: { complexId: complex.id, roomsCount: [rooms] } }}
                    >
                      Показать ещё {formatNumber(flatsCount - rows.length)}
                    </Link>
                    <span>здесь самые доступные</span>
                  </p>
                )}
              </Accordion>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function Summary({
  statistics,
  rooms,
}: {
  statistics: ComplexPage['complex']['statistics'];
  rooms: RoomsBucket;
}) {
  const { flatsCount, area, priceRange } = statistics[rooms];
  return (
    <span className={styles.summary}>
      <span>{countFlats(flatsCount)}</span>
      <span className={styles.wide}>{areaRange(area)}</span>
      <span className={styles.price}>
        {priceRange.from !== null && priceRange.to !== null
          ? formatMillionsRange(priceRange.from, priceRange.to)
          : 'цена по запросу'}
      </span>
    </span>
  );
}
