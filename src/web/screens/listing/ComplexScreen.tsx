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
import { lazyScreen } from '../../lazy-screen.ts';
import { useView } from '../../parts/card/use-view.ts';
import { ChooseButtons } from '../../parts/chosen/ChooseButtons.tsx';
import { sharedFacade } from '../../parts/complex/facade-drawing.ts';
import { handoverFact, handoverOfComplex } from '../../parts/complex/handover.ts';
import { LazyAskButtons } from '../../parts/lead/lazy-ask-buttons.ts';
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
import { LazyComplexAside, LazyGallery } from './complex-parts.ts';
import { complexQuery } from './complex-queries.ts';
import { complexSale } from './complex-sale.ts';
import { EditEntry } from './EditEntry.tsx';
import listing from './Listing.module.css';
import { ListingHead } from './ListingHead.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { SumFrom } from './SumFrom.tsx';
import { LazyPayment } from './Sums.tsx';

const route = getRouteApi('/complex/$id');

/** Where links lead to the prices; the bar of anchors watches it. */
const ASIDE_ID = 'offer';
/** In the words of schema.org. */
const AVAILABILITY = { onSale: 'InStock', soldOut: 'SoldOut', announced: 'PreSale' } as const;

const FlatsByRooms = lazyScreen(() => import('./flats/FlatsByRooms.tsx'), 'FlatsByRooms');
const HousesSection = lazyScreen(() => import('./houses/HousesSection.tsx'), 'HousesSection');
const PricesSection = lazyScreen(() => import('./prices/PricesSection.tsx'), 'PricesSection');
const HandoverLog = lazyScreen(() => import('./HandoverLog.tsx'), 'HandoverLog');
const BestOffers = lazyScreen(() => import('./BestOffers.tsx'), 'BestOffers');
const PaymentPlans = lazyScreen(() => import('./PaymentPlans.tsx'), 'PaymentPlans');
const ProgressSection = lazyScreen(() => import('./ProgressSection.tsx'), 'ProgressSection');
const AboutComplex = lazyScreen(() => import('./AboutComplex.tsx'), 'AboutComplex');
const PlaceSection = lazyScreen(() => import('./place/PlaceSection.tsx'), 'PlaceSection');
const Infrastructure = lazyScreen(() => import('./place/Infrastructure.tsx'), 'Infrastructure');
const DeveloperSection = lazyScreen(() => import('./developer/DeveloperSection.tsx'), 'DeveloperSection');
const DocumentsSection = lazyScreen(() => import('./DocumentsSection.tsx'), 'DocumentsSection');
const SimilarComplexes = lazyScreen(() => import('./SimilarComplexes.tsx'), 'SimilarComplexes');

/** Below the fold: their HTML is in the first answer, their scripts come after the page has opened. */
export const parts = [
  LazyPayment,
  LazyAskButtons,
  FlatsByRooms,
  HousesSection,
  PricesSection,
  HandoverLog,
  BestOffers,
  PaymentPlans,
  ProgressSection,
  AboutComplex,
  PlaceSection,
  Infrastructure,
  DeveloperSection,
  DocumentsSection,
  SimilarComplexes,
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
    <Sleeping file={SimilarComplexes} heights={[560, 510]}>
      <SimilarComplexes similar={page.similar} />
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
          handoverFact(handoverOfComplex(houses)),
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
      <Sleeping file={FlatsByRooms} heights={[1120, 1630]}>
        <FlatsByRooms page={page} />
      </Sleeping>
      <Sleeping file={HousesSection} heights={[1500, 1130]}>
        <HousesSection page={page} />
      </Sleeping>
      {page.mortgage && (
        <Sleeping file={BestOffers} heights={[420, 840]}>
          <BestOffers
            mortgage={page.mortgage}
            flatId={page.flats.find(({ price }) => price === page.mortgage?.price)!.id}
          />
        </Sleeping>
      )}
      {page.paymentPlans.length > 0 && (
        <Sleeping file={PaymentPlans} heights={[300, 310]}>
          <PaymentPlans plans={page.paymentPlans} />
        </Sleeping>
      )}
      <Sleeping file={PricesSection} heights={[430, 390]}>
        <PricesSection page={page} />
      </Sleeping>
      <Sleeping file={HandoverLog} heights={[300, 300]}>
        <HandoverLog
          terms={page.handoverTerms}
          houses={houses}
          tablePath={`/complex/${complex.id}/history.csv`}
        />
      </Sleeping>
      {page.progress.length > 0 && (
        <Sleeping file={ProgressSection} heights={[360, 330]}>
          <ProgressSection page={page} />
        </Sleeping>
      )}
      <Sleeping file={AboutComplex} heights={[170, 180]}>
        <AboutComplex complex={complex} houses={houses} />
      </Sleeping>
      <Sleeping file={PlaceSection} heights={[290, 390]}>
        <PlaceSection complex={complex} />
      </Sleeping>
      <Sleeping file={Infrastructure} heights={[660, 490]}>
        <Infrastructure page={page} />
      </Sleeping>
      <Sleeping file={DeveloperSection} heights={[250, 320]}>
        <DeveloperSection page={page} now={now} />
      </Sleeping>
      <Sleeping file={DocumentsSection} heights={[260, 290]}>
        <DocumentsSection complex={complex} />
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
