import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ComplexPage } from '#contract/complex-page.ts';
import type { SearchFilters } from '#domain/catalog/filters/search-filters.ts';
import { ROOMS_BUCKETS } from '#domain/listing/rooms-bucket.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { countFlats } from '#domain/text/count-phrase.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { areaRange } from '../../../parts/complex/area-range.ts';
import { SearchChips } from '../../catalog/SearchChips.tsx';
import { boardWish } from '../board/board-wish.ts';
import { suitingFlatsQuery } from '../complex-queries.ts';
import listing from '../Listing.module.css';
import styles from './FlatsByRooms.module.css';
import { FlatsFilter } from './FlatsFilter.tsx';
import { RoomsList } from './RoomsList.tsx';

const route = getRouteApi('/complex/$id');

/** Flats on sale by rooms: all of them, or those that suit what the address asks for. */
export function FlatsByRooms({ page }: { page: ComplexPage }) {
  const wish = boardWish(route.useSearch());
  if (page.complex.statistics.total.flatsCount === 0) return null;
  return (
    <section className={listing.section} id="flats">
      <div className={styles.head}>
        <h2>Квартиры</h2>
        <FlatsFilter page={page} wish={wish} />
      </div>
      {wish ? <SuitingFlats key={JSON.stringify(wish)} page={page} wish={wish} /> : <AllFlats page={page} />}
    </section>
  );
}

function AllFlats({ page }: { page: ComplexPage }) {
  const { statistics } = page.complex;
  const figures = ROOMS_BUCKETS.filter((rooms) => statistics[rooms].flatsCount > 0).map((rooms) => ({
    rooms,
    ...statistics[rooms],
  }));
  return (
    <>
      <p className={styles.note}>
        {countFlats(statistics.total.flatsCount)} в{NBSP}продаже, {areaRange(statistics.total.area)}
      </p>
      <RoomsList page={page} listed={{ figures, flats: page.flats, media: page.media }} />
    </>
  );
}

function SuitingFlats({ page, wish }: { page: ComplexPage; wish: SearchFilters }) {
  const { complex } = page;
  const { data: listed } = useSuspenseQuery(
    suitingFlatsQuery(route.useRouteContext(), complex.id, wish, route.useSearch()),
  );
  const count = listed.figures.reduce((sum, { flatsCount }) => sum + flatsCount, 0);
  return (
    <>
      <p className={styles.note} role="status">
        {countFlats(complex.statistics.total.flatsCount)} в{NBSP}продаже,{' '}
        {count === 0 ? 'под условия ни одной' : `под условия${NBSP}— ${formatNumber(count)}`}
      </p>
      <div className={styles.chips}>
        <SearchChips filters={wish} />
      </div>
      {count > 0 && <RoomsList page={page} listed={listed} wish={wish} />}
    </>
  );
}
