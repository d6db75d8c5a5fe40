import { filtersPage } from '../screens/catalog/filters-page.ts';
import { mainPage } from '../screens/catalog/main-page.ts';
import { namedPage } from '../screens/catalog/named-page.ts';
import { placesPage } from '../screens/catalog/places-page.ts';
import { searchPage } from '../screens/catalog/search-page.ts';
import { comparePage } from '../screens/chosen/compare-page.ts';
import { favouritesPage } from '../screens/chosen/favourites-page.ts';
import { realtorCountryPage, shortRealtorCountryRoute } from '../screens/landing/realtor-country-page.ts';
import { realtorPage } from '../screens/landing/realtor-page.ts';
import { servicePage, servicesRoute } from '../screens/landing/service-page.ts';
import { legalInfoPage } from '../screens/legal-doc/legal-info-page.ts';
import { complexPage } from '../screens/listing/complex-page.ts';
import { flatPage } from '../screens/listing/flat-page.ts';

/** Pages that every visit may come to. */
export const visitorPages = [
  mainPage,
  searchPage,
  filtersPage,
  placesPage,
  namedPage,
  complexPage,
  flatPage,
  comparePage,
  favouritesPage,
  legalInfoPage,
  servicesRoute,
  servicePage,
  realtorPage,
  realtorCountryPage,
  shortRealtorCountryRoute,
] as const;
