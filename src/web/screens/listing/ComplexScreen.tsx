import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useView } from '../../parts/card/use-view.ts';
import { Page } from '../../parts/page/Page.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { Waking } from '../../parts/page/Waking.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './ComplexScreen.module.css';
import {
  LazyAboutComplex,
  LazyComplexAside,
  LazyComplexBar,
  LazyComplexHead,
  LazyDeveloperSection,
  LazyDocumentsSection,
  LazyFlatsByRooms,
  LazyGallery,
  LazyHousesSection,
  LazyInfrastructure,
  LazyPlaceSection,
  LazyPricesSection,
  LazyProgressSection,
  LazySimilarComplexes,
} from './complex-parts.ts';
import { complexQuery } from './complex-queries.ts';
import { complexSale } from './complex-sale.ts';
import listing from './Listing.module.css';
import {
  LazyAskButtons,
  LazyBestOffers,
  LazyHandoverLog,
  LazyPayment,
  LazyPaymentPlans,
} from './listing-parts.ts';

const route = getRouteApi('/complex/$id');

/** Where links lead to the prices; the bar of anchors watches it. */
const ASIDE_ID = 'offer';

/** Below the fold: their HTML is in the first answer, their scripts come after the page has opened. */
export const parts = [
  LazyPayment,
  LazyAskButtons,
  LazyFlatsByRooms,
  LazyHousesSection,
  LazyPricesSection,
  LazyHandoverLog,
  LazyBestOffers,
  LazyPaymentPlans,
  LazyProgressSection,
  LazyAboutComplex,
  LazyPlaceSection,
  LazyInfrastructure,
  LazyDeveloperSection,
  LazyDocumentsSection,
  LazySimilarComplexes,
];

/** One residential complex: how it looks, what is on sale in it and where, its prices, who builds it. */
export function ComplexScreen() {
  const { data: page } = useSuspenseQuery(
    complexQuery(route.useRouteContext(), route.useParams().id, route.useSearch()),
  );
  const { now } = useSiteContext().settings;
  const { complex, houses } = page;
  useView('complexes', complex.id);
  const isOnSale = complexSale(page).kind === 'onSale';
  const similar = (
    <Sleeping file={LazySimilarComplexes} heights={[560, 510]}>
      <LazySimilarComplexes similar={page.similar} />
    </Sleeping>
  );
  return (
    <Page className={styles.page}>
      <Waking>
        <LazyComplexHead page={page} now={now} />
      </Waking>
      <div className={listing.top}>
        <Waking>
          <LazyGallery complex={complex} houses={houses} />
        </Waking>
        <Waking>
          <LazyComplexAside id={ASIDE_ID} page={page} now={now} />
        </Waking>
      </div>
      <Waking>
        <LazyComplexBar page={page} asideId={ASIDE_ID} />
      </Waking>
      {!isOnSale && similar}
      <Sleeping file={LazyFlatsByRooms} heights={[1120, 1630]}>
        <LazyFlatsByRooms page={page} />
      </Sleeping>
      <Sleeping file={LazyHousesSection} heights={[1500, 1130]}>
        <LazyHousesSection page={page} />
      </Sleeping>
      {page.mortgage && (
        <Sleeping file={LazyBestOffers} heights={[420, 840]}>
          <LazyBestOffers
            mortgage={page.mortgage}
            flatId={page.flats.find(({ price }) => price === page.mortgage?.price)!.id}
          />
        </Sleeping>
      )}
      {page.paymentPlans.length > 0 && (
        <Sleeping file={LazyPaymentPlans} heights={[300, 310]}>
          <LazyPaymentPlans plans={page.paymentPlans} />
        </Sleeping>
      )}
      <Sleeping file={LazyPricesSection} heights={[430, 390]}>
        <LazyPricesSection page={page} />
      </Sleeping>
      <Sleeping file={LazyHandoverLog} heights={[300, 300]}>
        <LazyHandoverLog
          terms={page.handoverTerms}
          houses={houses}
          tablePath={`/complex/${complex.id}/history.csv`}
        />
      </Sleeping>
      {page.progress.length > 0 && (
        <Sleeping file={LazyProgressSection} heights={[360, 330]}>
          <LazyProgressSection page={page} />
        </Sleeping>
      )}
      <Sleeping file={LazyAboutComplex} heights={[170, 180]}>
        <LazyAboutComplex complex={complex} houses={houses} />
      </Sleeping>
      <Sleeping file={LazyPlaceSection} heights={[290, 390]}>
        <LazyPlaceSection complex={complex} />
      </Sleeping>
      <Sleeping file={LazyInfrastructure} heights={[660, 490]}>
        <LazyInfrastructure page={page} />
      </Sleeping>
      <Sleeping file={LazyDeveloperSection} heights={[250, 320]}>
        <LazyDeveloperSection page={page} now={now} />
      </Sleeping>
      <Sleeping file={LazyDocumentsSection} heights={[260, 290]}>
        <LazyDocumentsSection complex={complex} />
      </Sleeping>
      {isOnSale && similar}
    </Page>
  );
}
