import type { Page } from 'playwright-core';

export interface ScreenShot {
  name: string;
  path: string;
  /** What is done on the page before it is drawn. */
  prepare?: (page: Page) => Promise<void>;
}

const MANY_FILTERS = encodeURIComponent(
  JSON.stringify({
    area: { from: 20, to: 0 },
    floorNotFirst: true,
    handoverDeadline: ['handOver', 'notBuilt'],
    priceRange: { from: 4_000_000, to: 40_000_000 },
    roomsCount: ['0', '1', '2', '3', '4', 'manyRooms'],
    transportTime: '20',
  }),
);

const NO_SUCH_FLAT = encodeURIComponent(
  JSON.stringify({
    priceRange: { from: 0, to: 4_000_000 },
    roomsCount: ['4'],
    transportTime: '5',
  }),
);

/** Every screen of the product with data that is hard on it; `npm run shots` draws them, axe checks them. */
export function screens(ids: {
  flat: number;
  complex: number;
  worstFlat: number;
  worstComplex: number;
  goneFlat: number;
  booked: number;
  sold: number;
  priceless: number;
  moved: number;
  photographed: number;
  single: number;
  nowhere: number;
  dubai: number;
  dubaiFlat: number;
  whole: number;
  soldOut: number;
  huge: number;
  twelve: number;
  tower: number;
  announced: number;
}) {
  return [
    { name: 'main', path: '/' },
    { name: 'search', path: '/search' },
    { name: 'search-page-2', path: '/search?location=all&page=2' },
    { name: 'search-dear', path: '/search?sort=price_desc' },
    { name: 'search-complexes', path: '/search?complexes=true' },
    { name: 'search-empty', path: '/search?location=co3' },
    { name: 'search-filtered', path: `/search?location=all&searchFilters=${MANY_FILTERS}` },
    { name: 'search-nothing', path: `/search?location=all&searchFilters=${NO_SUCH_FLAT}` },
    { name: 'search-places', path: '/search/places' },
    { name: 'search-filters', path: `/search/filters?searchFilters=${MANY_FILTERS}` },
    { name: 'complex', path: `/complex/${ids.complex}` },
    { name: 'complex-whole', path: `/complex/${ids.whole}` },
    { name: 'complex-table', path: `/complex/${ids.whole}?view=table` },
    { name: 'complex-sold-out', path: `/complex/${ids.soldOut}` },
    { name: 'complex-3000-flats', path: `/complex/${ids.huge}` },
    { name: 'complex-12-houses', path: `/complex/${ids.twelve}` },
    { name: 'complex-60-floors', path: `/complex/${ids.tower}` },
    { name: 'complex-one-flat', path: `/complex/${ids.single}` },
    { name: 'complex-announced', path: `/complex/${ids.announced}` },
    { name: 'complex-nowhere', path: `/complex/${ids.nowhere}` },
    { name: 'complex-dubai', path: `/complex/${ids.dubai}` },
    { name: 'complex-payments', path: `/complex/${ids.whole}?lens=payment` },
    { name: 'complex-longest', path: `/complex/${ids.worstComplex}` },
    { name: 'flat', path: `/for-sale/${ids.flat}` },
    { name: 'flat-longest', path: `/for-sale/${ids.worstFlat}` },
    { name: 'flat-withdrawn', path: `/for-sale/${ids.goneFlat}` },
    { name: 'flat-booked', path: `/for-sale/${ids.booked}` },
    { name: 'flat-sold', path: `/for-sale/${ids.sold}` },
    { name: 'flat-no-price', path: `/for-sale/${ids.priceless}` },
    { name: 'flat-price-moved', path: `/for-sale/${ids.moved}` },
    { name: 'flat-30-photos', path: `/for-sale/${ids.photographed}` },
    { name: 'flat-dubai', path: `/for-sale/${ids.dubaiFlat}` },
    { name: 'flat-payments', path: `/for-sale/${ids.flat}?lens=payment` },
    { name: 'compare', path: `/compare?ids=${[ids.flat, ids.worstFlat, ids.sold, ids.priceless]}` },
    {
      name: 'compare-complexes',
      path: `/compare?complexes=true&ids=${[ids.whole, ids.worstComplex, ids.soldOut]}`,
    },
    { name: 'compare-none', path: '/compare' },
    { name: 'favourites', path: `/favourites?ids=${[ids.flat, ids.worstFlat, ids.sold, ids.priceless]}` },
    { name: 'widget', path: '/widget/ipo-calc' },
    { name: 'widget-none-fit', path: '/widget/ipo-calc?monthlyPayment=5000' },
    { name: 'widget-bad-key', path: '/widget/ipo-calc/no-such-key' },
    { name: 'landing-mortgage', path: '/landing/phys-service/mortgage' },
    { name: 'landing-insurance', path: '/landing/phys-service/insurance' },
    { name: 'landing-appraisal', path: '/landing/phys-service/appraisal' },
    { name: 'landing-registration', path: '/landing/phys-service/registration' },
    { name: 'landing-safe-payment', path: '/landing/phys-service/safe-payment' },
    { name: 'landing-realtor', path: '/landing/realtor' },
    { name: 'landing-uae', path: '/landing/realtor/hb/uae' },
    { name: 'landing-georgia', path: '/landing/realtor/hb/georgia' },
    { name: 'legal-info', path: '/legal-info' },
    { name: 'sign-in', path: '/legal-info', prepare: openSignIn },
    { name: 'sign-in-errors', path: '/legal-info', prepare: submitEmptySignIn },
    { name: 'error-404', path: '/no-such-page' },
    { name: 'error-401', path: '/account/help' },
    { name: 'error-403', path: '/dev/error?status=403' },
    { name: 'error-500', path: '/dev/error?status=500' },
    { name: 'dev-list', path: '/dev/list' },
    { name: 'dev-components', path: '/dev/components' },
    { name: 'dev-outbox', path: '/dev/outbox' },
  ] satisfies ScreenShot[];
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Телефон' }).waitFor();
}

async function submitEmptySignIn(page: Page): Promise<void> {
  await openSignIn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Получить код' }).click();
  await page.getByText('Нужно ввести номер телефона').waitFor();
}
