import { useNavigate, useRouter } from '@tanstack/react-router';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { placeCookie } from './place-cookie.ts';
import { usePlacedSearch } from './use-placed-search.ts';

/** The places this page searches in, none for everywhere, and how to choose others. */
export function usePlace() {
  const { location, searchFilters, isPlaceAssumed } = usePlacedSearch();
  const { appEnv } = useRouter().options.context.settings;
  const navigate = useNavigate();
  const codes = decodeLocations(location).map(encodeLocation);

  function choose(next: readonly LocationCode[]) {
    const place = next.length > 0 ? next.join(',') : EVERYWHERE;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers.
    document.cookie = placeCookie(place, appEnv === 'production');
    navigate({
      to: '.',
      search: (old) => ({
        ...old,
        location: place,
        searchFilters: dropForeignSearch(searchFilters, codes, next),
        page: undefined,
      }),
      resetScroll: false,
    });
  }

  // Somebody who picks a city means it instead of the default, not besides.
  return { location, chosen: isPlaceAssumed ? [] : codes, choose };
}
