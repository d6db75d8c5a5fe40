import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { complexName } from '#domain/listing/complex-name.ts';
import { floorText } from '#domain/listing/flat-title.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import grid from '../../parts/card/CardGrid.module.css';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { useView } from '../../parts/card/use-view.ts';
import { ChooseButtons } from '../../parts/chosen/ChooseButtons.tsx';
import { handoverFact, handoverToday } from '../../parts/complex/handover.ts';
import { flatName } from '../../parts/flat/flat-name.ts';
import { LazyFlatCard } from '../../parts/flat/lazy-flat-card.ts';
import { sharedPlan } from '../../parts/flat/plan-drawing.ts';
import { Page } from '../../parts/page/Page.tsx';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { Waking } from '../../parts/page/Waking.tsx';
import { NearestMetro } from '../../parts/place/NearestMetro.tsx';
import { roadTimeText } from '../../parts/road/road-words.ts';
import { useSiteContext } from '../../site-context.ts';
import { AsSent } from './AsSent.tsx';
import { flatAvailability } from './flat-availability.ts';
import { flatDescription } from './flat-description.ts';
import { flatDifference } from './flat-difference.ts';
import {
  LazyBuilderSection,
  LazyFlatAside,
  LazyFlatBar,
  LazyFlatParameters,
  LazyFlatPhotos,
  LazyFlatPlan,
  LazyHousePlace,
  LazyPriceHistory,
} from './flat-parts.ts';
import { flatQuery } from './flat-query.ts';
import styles from './Listing.module.css';
import { ListingHead } from './ListingHead.tsx';
import {
  LazyAskButtons,
  LazyBestOffers,
  LazyHandoverLog,
  LazyPayment,
  LazyPaymentPlans,
} from './listing-parts.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { isOffSale, saleState } from './sale-state.ts';

const route = getRouteApi('/for-sale/$id');

/** Below the fold: their HTML is in the first answer, their scripts come after the page has opened. */
export const parts = [
  LazyFlatCard,
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
  const { flat, complex, house } = page;
  useView('flats', flat.id);
  const state = saleState(page);
  const handover = handoverToday([house], now);
  const metro = walkableMetro(complex.metros);
  const complexLink = (
    <Link to="/complex/$id" params={{ id: complex.id }}>
      {complexName(complex.name)}
    </Link>
  );

  // When a flat is gone, those that may be bought instead matter more than its parameters.
  const isGone = isOffSale(state);

  const { flats, complexes } = page.others;
  const areElsewhere = complexes.some(({ id }) => id !== complex.id);
  const others = flats.length > 0 && (
    <Sleeping file={LazyFlatCard} heights={[520, 560]}>
      <section className={styles.section}>
        <h2>{headingOfOthers(state.kind === 'onSale', areElsewhere)}</h2>
        <div className={grid.line}>
          <CardGrid>
            {flats.map((other) => (
              <CardCell key={other.id}>
                <div className={styles.likened}>
                  <LazyFlatCard
                    flat={other}
                    complex={complexes.find(({ id }) => id === other.complexId)!}
                    now={now}
                  />
                  {isGone && <p className={styles.difference}>{flatDifference(flat, other)}</p>}
                </div>
              </CardCell>
            ))}
          </CardGrid>
        </div>
      </section>
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
      {import.meta.env.SSR ? (
        <ProductFacts
          name={`${flatName(flat)}, ${complexName(complex.name)}`}
          description={flatDescription(page)}
          image={sharedPlan(flat)}
          price={flat.price}
          availability={flatAvailability(page)}
        />
      ) : (
        <AsSent />
      )}
      <ListingHead
        steps={[
          <Link key="main" to="/">
            Новостройки
          </Link>,
          complexLink,
          flat.number ? `Кв.${NBSP}${flat.number}` : ROOMS_FULL_LABELS[flat.rooms],
        ]}
        title={flatName(flat)}
        tools={
          <>
            <ChooseButtons kind="flats" id={flat.id} name={flatName(flat)} place="row" />
            <ShareButton look="icon" />
          </>
        }
        facts={[
          complexLink,
          houseTitle(house),
          flat.floor !== null && floorText(flat.floor, flat.floorsTotal),
          handover === 'сдан' ? 'дом сдан' : handoverFact(handover),
          metro && <NearestMetro key="metro" metro={metro} />,
          ...page.roads.map(roadTimeText),
        ]}
      />
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

function headingOfOthers(isOnSale: boolean, areElsewhere: boolean): string {
  if (areElsewhere) return `Похожие в${NBSP}других комплексах`;
  return isOnSale ? `Ещё в${NBSP}этом комплексе` : 'Похожие, свободны сейчас';
}
