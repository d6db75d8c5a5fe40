import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { dropForeignSearch } from '#domain/catalog/drop-foreign-search.ts';
import { decodeLocations, encodeLocation, type LocationCode } from '#domain/geo/location-code.ts';
import { placeCookie } from './place-cookie.ts';

/** The places this page searches in, none for everywhere, and how to choose others. */
export function usePlace() {
  const { location, searchFilters } = useSearch({ from: '__root__' });
  const { appEnv } = useRouter().options.context.settings;
  const navigate = useNavigate();
  const codes = decodeLocations(location ?? '').map(encodeLocation);

  function choose(next: readonly LocationCode[]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers.
    document.cookie = placeCookie(next, appEnv === 'production');
    navigate({
      to: '.',
      search: (old) => ({
        ...old,
        location: next.length > 0 ? next.join(',') : undefined,
        searchFilters: dropForeignSearch(searchFilters, codes, next),
        page: undefined,
      }),
      resetScroll: false,
    });
  }

  return { location, codes, choose };
}
