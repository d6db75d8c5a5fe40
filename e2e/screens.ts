import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { manyOffers, yrlFeed } from '#tests/yrl-feed.ts';
import type { HardRecords } from '../demo/hard-records.ts';

/** People whose screens differ; a newcomer has no records yet, and one is a client's own person. */
export type ScreenRole = 'superadmin' | 'broker' | 'user' | 'newcomer' | 'own';

/** Phones of the demo people who sign in for these screens. */
export const ROLE_PHONES: Readonly<Record<ScreenRole, string>> = {
  superadmin: '+7 (999) 000-00-01',
  broker: '+7 (999) 000-00-03',
  user: '+7 (999) 000-00-05',
  newcomer: '+7 (999) 000-00-07',
  own: '+7 (999) 000-00-06',
};

export interface ScreenShot {
  name: string;
  path: string;
  /** The person who looks at the screen; a visitor by default. */
  as?: ScreenRole;
  /** Acts on the page before it is drawn. */
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

/** Ids of things whose pages are hard to show well. */
export interface ScreenIds extends HardRecords {
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
}

/** Lists every screen of the product with data that is hard on it, for `npm run shots`. */
export function screens(ids: ScreenIds): ScreenShot[] {
  return [
    ...publicScreens(ids),
    ...accountScreens(ids),
    ...consoleScreens(ids),
    ...ownScreens(ids),
    ...devScreens(),
  ];
}

function publicScreens(ids: ScreenIds) {
  return [
    { name: 'main', path: '/' },
    { name: 'search', path: '/search' },
    { name: 'search-map', path: '/search?map=true' },
    { name: 'search-page-2', path: '/search?location=all&page=2' },
    { name: 'search-dear', path: '/search?sort=price_desc' },
    { name: 'search-complexes', path: '/search?complexes=true' },
    { name: 'search-empty', path: '/search?location=co3' },
    { name: 'search-filtered', path: `/search?location=all&searchFilters=${MANY_FILTERS}` },
    { name: 'search-nothing', path: `/search?location=all&searchFilters=${NO_SUCH_FLAT}` },
    { name: 'search-places', path: '/search/places' },
    { name: 'search-named', path: '/search/named?q=со' },
    { name: 'search-named-nothing', path: '/search/named?q=такого-нигде-нет' },
    { name: 'search-terms', path: '/terms?back=/search' },
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
    { name: 'vitrina', path: '/widget/vitrina/demo-vitrina' },
    { name: 'vitrina-none-fit', path: '/widget/vitrina/demo-vitrina-2?f.priceRange.to=1' },
    { name: 'vitrina-bad-key', path: '/widget/vitrina/no-such-key' },
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
    { name: 'invite', path: '/invite' },
    { name: 'feed-check', path: '/for-developers/feed-check' },
    { name: 'feed-check-told', path: '/for-developers/feed-check', prepare: checkFeed },
    { name: 'feed-check-refused', path: '/for-developers/feed-check', prepare: checkNoFeed },
    { name: 'error-404', path: '/no-such-page' },
    { name: 'error-401', path: '/account/help' },
    { name: 'error-403', path: '/dev/error?status=403' },
    { name: 'error-500', path: '/dev/error?status=500' },
  ] satisfies ScreenShot[];
}

function accountScreens({ application }: ScreenIds): ScreenShot[] {
  const mine = '/account/phys/my-mortgage-applications';
  const desk = '/account/broker/others-mortgage-applications';
  return [
    { name: 'account-mine', path: mine, as: 'user' },
    { name: 'account-mine-withdraw', path: mine, as: 'user', prepare: press('Отозвать заявку') },
    { name: 'account-mine-forget', path: mine, as: 'user', prepare: press('Отозвать согласие') },
    { name: 'account-mine-none', path: mine, as: 'newcomer' },
    { name: 'account-help', path: '/account/help', as: 'user' },
    { name: 'account-profile', path: '/account/profile', as: 'broker' },
    { name: 'account-profile-leads', path: '/account/profile', as: 'superadmin' },
    { name: 'account-desk', path: desk, as: 'broker' },
    { name: 'account-desk-nothing', path: `${desk}?q=нет+такого`, as: 'broker' },
    { name: 'account-desk-open', path: `${desk}/40`, as: 'broker' },
    {
      name: 'account-desk-step',
      path: `${desk}/40`,
      as: 'broker',
      prepare: press(/^(Отметить|Отправить|Записать)/),
    },
    { name: 'account-desk-longest', path: `${desk}/${application}`, as: 'broker' },
    { name: 'account-refused', path: desk, as: 'user' },
  ];
}

/** The corner of a client's own person. */
function ownScreens({ client, lead, apiKey }: ScreenIds): ScreenShot[] {
  const desk = `/admin/clients/${client}`;
  const screens: Omit<ScreenShot, 'as'>[] = [
    { name: 'own-leads', path: `${desk}/leads` },
    { name: 'own-lead', path: `${desk}/leads/${lead}` },
    { name: 'own-figures', path: `${desk}/figures` },
    { name: 'own-keys', path: '/admin/api-keys' },
    { name: 'own-key', path: `/admin/api-keys/config/${apiKey}` },
    { name: 'own-notices', path: '/account/profile' },
  ];
  return screens.map((screen) => ({ ...screen, as: 'own' as const }));
}

function consoleScreens(ids: ScreenIds): ScreenShot[] {
  const client = `/admin/clients/${ids.client}`;
  const screens: Omit<ScreenShot, 'as'>[] = [
    { name: 'admin-feeds', path: '/admin/feed' },
    { name: 'admin-feeds-form', path: '/admin/feed', prepare: press('Добавить фид', 'Сохранить') },
    { name: 'admin-feeds-nothing', path: '/admin/feed?q=нет+такого' },
    { name: 'admin-feed', path: '/admin/feed/1' },
    { name: 'admin-feed-changes', path: '/admin/feed/1/changes' },
    { name: 'admin-feed-held', path: `/admin/feed/${ids.heldFeed}` },
    { name: 'admin-feed-remove', path: `/admin/feed/${ids.heldFeed}`, prepare: press('Удалить…') },
    { name: 'admin-dashboard', path: '/admin/feed-dashboard' },
    { name: 'admin-upload', path: '/admin/upload' },
    { name: 'admin-offers', path: '/admin/programs/list' },
    { name: 'admin-offer', path: '/admin/programs/edit/1' },
    { name: 'admin-offer-new', path: '/admin/programs/edit/new', prepare: press('Создать') },
    { name: 'admin-offer-longest', path: `/admin/programs/edit/${ids.offer}` },
    { name: 'admin-offer-preview', path: `/admin/programs/preview/${ids.offer}` },
    { name: 'admin-program-types', path: '/admin/programs/types' },
    { name: 'admin-keys', path: '/admin/api-keys' },
    { name: 'admin-key', path: '/admin/api-keys/config/1' },
    { name: 'admin-key-new', path: '/admin/api-keys/config', prepare: press('Создать ключ') },
    { name: 'admin-key-longest', path: `/admin/api-keys/config/${ids.apiKey}` },
    { name: 'admin-leads', path: '/admin/leads' },
    { name: 'admin-lead', path: `/admin/leads/${ids.lead}` },
    { name: 'admin-lead-doubles', path: `/admin/leads/${ids.inboxLead}` },
    { name: 'admin-leads-nothing', path: '/admin/leads?q=нет+такого' },
    { name: 'admin-users', path: '/admin/users' },
    { name: 'admin-companies', path: '/admin/companies' },
    {
      name: 'admin-companies-form',
      path: '/admin/companies',
      prepare: press('Новая компания', 'Сохранить'),
    },
    { name: 'admin-clients', path: '/admin/clients' },
    { name: 'admin-client-projects', path: `${client}/per-project-settings` },
    { name: 'admin-client-complexes', path: `${client}/complexes` },
    { name: 'admin-client-complexes-simple', path: `${client}/complexes-simple` },
    { name: 'admin-client-feeds', path: `/admin/clients/${ids.feedClient}/feeds` },
    { name: 'admin-client-no-feeds', path: `${client}/feeds` },
    { name: 'admin-client-leads', path: `${client}/leads` },
    { name: 'admin-client-figures', path: `${client}/figures` },
    { name: 'admin-client-no-figures', path: `/admin/clients/${ids.feedClient}/figures?days=7` },
    { name: 'admin-geo', path: '/admin/geo-restrictions' },
    {
      name: 'admin-geo-form',
      path: '/admin/geo-restrictions',
      prepare: press('Новое ограничение', 'Сохранить'),
    },
    { name: 'admin-legal', path: '/admin/legal' },
    { name: 'admin-legal-form', path: '/admin/legal', prepare: press('Добавить документ', 'Опубликовать') },
    { name: 'admin-amen', path: '/admin/amen' },
    { name: 'admin-work', path: '/admin/amen/work' },
    { name: 'admin-audit', path: '/admin/amen/audit' },
    { name: 'admin-client-errors', path: '/admin/amen/errors' },
    { name: 'admin-integrations', path: '/admin/integrations' },
    { name: 'admin-not-found', path: '/admin/feed/2000000000' },
  ];
  return screens.map((screen) => ({ ...screen, as: 'superadmin' }));
}

function devScreens(): ScreenShot[] {
  const pages = [
    'list',
    'components',
    'components-switch',
    'accordions',
    'form',
    'chart-test',
    'why-demo',
    'error',
    'outbox',
    'beorg',
  ];
  return pages.map((page) => ({ name: `dev-${page}`, path: `/dev/${page}` }));
}

/** Makes a `prepare` that presses buttons by their names, one after another. */
function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name }).last().click();
    await page.waitForTimeout(400);
  };
}

async function checkFeed(page: Page): Promise<void> {
  const offers = [
    ...manyOffers(7, 'Верхний причал'),
    { id: 'tall', complex: 'Верхний причал', floor: 200 },
    { id: 'no-area', complex: 'Верхний причал', area: '' },
  ];
  await chooseFile(page, { name: 'feed.xml', buffer: await buffer(yrlFeed(offers)) });
  await page.getByRole('heading', { name: 'Первые карточки' }).waitFor();
}

async function checkNoFeed(page: Page): Promise<void> {
  await chooseFile(page, {
    name: 'page.xml',
    buffer: Buffer.from('<!doctype html><html><body>Вход</body></html>'),
  });
  await page.getByText('Фид не\u00a0прочитан').waitFor();
}

async function chooseFile(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Файл фида').setInputFiles({ ...file, mimeType: 'application/xml' });
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
