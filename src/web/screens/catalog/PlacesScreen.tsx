import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { Page } from '../../parts/page/Page.tsx';
import { searchPlace } from '../../query/catalog-search.ts';
import { type Place, placeGroups } from '../../shell/place/place-groups.ts';
import { placesQuery } from '../../shell/place/places-query.ts';
import styles from './PlacesScreen.module.css';

const route = getRouteApi('/search/places');

/** The places to search in as links, for where scripts do not run; with them a modal of the header does the same. */
export function PlacesScreen() {
  const { data: places } = useSuspenseQuery(placesQuery(route.useRouteContext()));
  return (
    <Page>
      <h1>Где искать</h1>
      <p className={styles.everywhere}>
        <PlaceLink code={EVERYWHERE} name="Везде" />
      </p>
      {placeGroups(places, '', []).map(({ label, places: group }) => (
        <section key={label} className={styles.group}>
          <h2>{label}</h2>
          <ul className={styles.list}>
            {group.map((place) => (
              <li key={place.code}>
                <PlaceLink {...place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function PlaceLink({ code, name, note }: Omit<Place, 'code'> & { code: string }) {
  const { settings } = route.useRouteContext();
  const address = route.useSearch();
  const { location } = searchPlace(address, settings);
  const before = location === EVERYWHERE ? [] : location.split(',');
  const after = code === EVERYWHERE ? [] : [code];
  return (
    <>
      <Link
        to="/search"
        search={(old) => ({
          ...old,
          location: code,
          searchFilters: dropForeignSearch(address.searchFilters, before, after),
        })}
        preload={false}
        className={styles.link}
      >
        {name}
      </Link>
      {note && <small className={styles.note}> {note}</small>}
    </>
  );
}
