import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ComplexPage } from '#contract/complex-page.ts';
import { formatAddress, formatShortAddress } from '#domain/listing/address.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { useView } from '../../parts/card/use-view.ts';
import { ChooseButtons } from '../../parts/chosen/ChooseButtons.tsx';
import { sharedFacade } from '../../parts/complex/facade-drawing.ts';
import { handoverFact, handoverToday } from '../../parts/complex/handover.ts';
import { Page } from '../../parts/page/Page.tsx';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { Sleeping } from '../../parts/page/Sleeping.tsx';
import { Waking } from '../../parts/page/Waking.tsx';
import { NearestMetro } from '../../parts/place/NearestMetro.tsx';
import { roadTimeText } from '../../parts/road/road-words.ts';
import { useSiteContext } from '../../site-context.ts';
import { AnchorBar } from './AnchorBar.tsx';
import { AsSent } from './AsSent.tsx';
import styles from './ComplexScreen.module.css';
import { complexDescription } from './complex-description.ts';
import { complexFacts } from './complex-facts.ts';
import {
  LazyAboutComplex,
  LazyComplexAside,
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
import { EditEntry } from './EditEntry.tsx';
import listing from './Listing.module.css';
import { ListingHead } from './ListingHead.tsx';
import {
  LazyAskButtons,
  LazyBestOffers,
  LazyHandoverLog,
  LazyPayment,
  LazyPaymentPlans,
} from './listing-parts.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { SumFrom } from './SumFrom.tsx';

const route = getRouteApi('/complex/$id');

/** Where links lead to the prices; the bar of anchors watches it. */
const ASIDE_ID = 'offer';
/** In the words of schema.org. */
const AVAILABILITY = { onSale: 'InStock', soldOut: 'SoldOut', announced: 'PreSale' } as const;

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
  const { flatsCount, priceRange } = complex.statistics.total;
  const sale = complexSale(page);
  const isOnSale = sale.kind === 'onSale';
  const metro = walkableMetro(complex.metros);
  const anchors = useMemo(() => complexAnchors(page), [page]);
  const similar = (
    <Sleeping file={LazySimilarComplexes} heights={[560, 510]}>
      <LazySimilarComplexes similar={page.similar} />
    </Sleeping>
  );
  return (
    <Page className={styles.page}>
      {import.meta.env.SSR ? (
        <ProductFacts
          name={complexName(complex.name)}
          description={complexDescription(page)}
          image={sharedFacade(complex, houses)}
          price={priceRange.from}
          {...(priceRange.to !== null && { range: { to: priceRange.to, count: flatsCount } })}
          availability={AVAILABILITY[sale.kind]}
        />
      ) : (
        <AsSent />
      )}
      <ListingHead
        steps={[
          <Link key="main" to="/">
            Новостройки
          </Link>,
          <Link key="complexes" to="/search" search={{ complexes: true }}>
            Жилые комплексы
          </Link>,
          complexName(complex.name),
        ]}
        title={nonBreaking(complexName(complex.name))}
        tools={
          <>
            <ChooseButtons kind="complexes" id={complex.id} name={complexName(complex.name)} place="row" />
            <ShareButton look="icon" />
            <EditEntry complexId={complex.id} clientId={complex.developerCompanyId} />
          </>
        }
        facts={[
          complex.comfortClass && <Badge>{COMFORT_CLASS_LABELS[complex.comfortClass]}</Badge>,
          handoverFact(handoverToday(houses, now)),
          metro && <NearestMetro key="metro" metro={metro} />,
          ...page.roads.map(roadTimeText),
          formatShortAddress(complex.address),
        ]}
      />
      <div className={listing.top}>
        <Waking>
          <LazyGallery complex={complex} houses={houses} />
        </Waking>
        <Waking>
          <LazyComplexAside id={ASIDE_ID} page={page} now={now} />
        </Waking>
      </div>
      <AnchorBar
        anchors={anchors}
        asideId={ASIDE_ID}
        price={
          sale.kind === 'onSale' ? (
            <SumFrom
              price={priceRange.from}
              payment={page.mortgage?.payment ?? null}
              unknown={`Цены по${NBSP}запросу`}
            />
          ) : (
            sale.label
          )
        }
        action={isOnSale ? ['flats', 'Выбрать квартиру'] : ['similar', 'Похожие']}
      />
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

/** Sections of the page of a complex that there is something to say in, in their order. */
function complexAnchors(page: ComplexPage): [id: string, name: string][] {
  const { complex, houses, infrastructure, similar } = page;
  const isOnSale = complexSale(page).kind === 'onSale';
  const others: Section = ['similar', 'Похожие', similar.length > 0];
  const all: Section[] = [
    ['flats', 'Квартиры', isOnSale],
    ['board', 'Шахматка', houses.length > 0],
    ['mortgage', 'Ипотека', page.mortgage !== null],
    ['plans', 'Рассрочка', page.paymentPlans.length > 0],
    ['prices', 'Цены', isOnSale],
    ['progress', 'Ход строительства', page.progress.length > 0],
    ['about', `О${NBSP}комплексе`, complex.description !== null || complexFacts(complex, houses).length > 0],
    ['place', 'Расположение', formatAddress(complex.address) !== ''],
    ['infrastructure', 'Инфраструктура', infrastructure.length > 0 || complex.address.point !== null],
    ['developer', 'Застройщик', true],
    ['documents', 'Документы', complex.domRfId !== null],
  ];
  return [...(isOnSale ? [] : [others]), ...all, ...(isOnSale ? [others] : [])]
    .filter(([, , isThere]) => isThere)
    .map(([id, name]) => [id, name]);
}

type Section = [id: string, name: string, isThere: boolean];
