import { useNavigate } from '@tanstack/react-router';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { EVERYWHERE } from '#domain/geo/everywhere.ts';
import { decodeLocations, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { rememberPlace } from '../../query/remember-place.ts';
import { useSiteContext } from '../../site-context.ts';
import { useSearchPlace } from './use-search-place.ts';

/** The places this page searches in, none for everywhere, and how to choose others. */
export function usePlace() {
  const { location, searchFilters } = useSearchPlace();
  const { settings } = useSiteContext();
  const navigate = useNavigate();
  const codes = decodeLocations(location).map(encodeLocation);

  function choose(next: readonly LocationCode[]) {
    const place = next.length > 0 ? next.join(',') : EVERYWHERE;
    rememberPlace(place, settings);
    navigate({
      to: '.',
      search: (old) => ({
        ...old,
        location: place,
        searchFilters: dropForeignSearch(searchFilters, codes, next),
        page: undefined,
        area: undefined,
      }),
      resetScroll: false,
    });
  }

  return { chosen: codes, choose };
}
