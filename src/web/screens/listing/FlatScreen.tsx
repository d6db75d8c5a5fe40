import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { useView } from '../../parts/card/use-view.ts';
import { Page } from '../../parts/page/Page.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { Waking } from '../../parts/page/Waking.tsx';
import { useSiteContext } from '../../site-context.ts';
import {
  LazyBuilderSection,
  LazyFlatAside,
  LazyFlatBar,
  LazyFlatHead,
  LazyFlatParameters,
  LazyFlatPhotos,
  LazyFlatPlan,
  LazyHousePlace,
  LazyOtherFlats,
  LazyPriceHistory,
} from './flat-parts.ts';
import { flatQuery } from './flat-query.ts';
import styles from './Listing.module.css';
import {
  LazyAskButtons,
  LazyBestOffers,
  LazyHandoverLog,
  LazyPayment,
  LazyPaymentPlans,
} from './listing-parts.ts';
import { isOffSale, saleState } from './sale-state.ts';

const route = getRouteApi('/for-sale/$id');

/** Below the fold: their HTML is in the first answer, their scripts come after the page has opened. */
export const parts = [
  LazyOtherFlats,
  LazyPayment,
  LazyAskButtons,
  LazyFlatPhotos,
  LazyFlatParameters,
  LazyHousePlace,
  LazyPriceHistory,
  LazyHandoverLog,
  LazyBestOffers,
  LazyPaymentPlans,
  LazyBuilderSection,
];

/** One flat: its plan first, what it costs, and what else there is. */
export function FlatScreen() {
  const { data: page } = useSuspenseQuery(
    flatQuery(route.useRouteContext(), route.useParams().id, route.useSearch()),
  );
  const { now } = useSiteContext().settings;
  const { flat, house } = page;
  useView('flats', flat.id);
  const state = saleState(page);

  // When a flat is gone, those that may be bought instead matter more than its parameters.
  const isGone = isOffSale(state);

  const others = page.others.flats.length > 0 && (
    <Sleeping file={LazyOtherFlats} heights={[520, 560]}>
      <LazyOtherFlats page={page} now={now} />
    </Sleeping>
  );

  const about = (
    <>
      <Sleeping file={LazyFlatPhotos} heights={[300, 300]}>
        <LazyFlatPhotos flat={flat} media={page.media} />
      </Sleeping>
      <Sleeping file={LazyFlatParameters} heights={[390, 620]}>
        <LazyFlatParameters page={page} now={now} />
      </Sleeping>
      <Sleeping file={LazyHousePlace} heights={[500, 600]}>
        <LazyHousePlace page={page} />
      </Sleeping>
      <Sleeping file={LazyPriceHistory} heights={[300, 300]}>
        <LazyPriceHistory page={page} now={now} />
      </Sleeping>
      <Sleeping file={LazyHandoverLog} heights={[300, 300]}>
        <LazyHandoverLog terms={page.handoverTerms} houses={[house]} />
      </Sleeping>
      {!isGone && page.mortgage && (
        <Sleeping file={LazyBestOffers} heights={[500, 930]}>
          <LazyBestOffers mortgage={page.mortgage} flatId={flat.id} />
        </Sleeping>
      )}
      {!isGone && page.paymentPlan && (
        <Sleeping file={LazyPaymentPlans} heights={[280, 290]}>
          <LazyPaymentPlans
            plans={[{ plan: page.paymentPlan }]}
            price={
              flat.originalPrice === null
                ? undefined
                : { amount: flat.originalPrice, currency: flat.originalCurrency }
            }
          />
        </Sleeping>
      )}
      {page.description && (
        <section className={styles.section}>
          <h2>Описание</h2>
          <p className={styles.text}>{nonBreaking(page.description)}</p>
        </section>
      )}
      <Sleeping file={LazyBuilderSection} heights={[380, 350]}>
        <LazyBuilderSection page={page} />
      </Sleeping>
    </>
  );

  return (
    <Page>
      <Waking>
        <LazyFlatHead page={page} now={now} />
      </Waking>
      <div className={styles.top}>
        <Waking>
          <LazyFlatPlan flat={flat} media={page.media} state={state} />
        </Waking>
        <Waking>
          <LazyFlatAside page={page} state={state} now={now} />
        </Waking>
        {isGone || <div className={styles.more}>{about}</div>}
      </div>
      {others}
      {isGone ? (
        about
      ) : (
        <Waking>
          <LazyFlatBar page={page} />
        </Waking>
      )}
    </Page>
  );
}
