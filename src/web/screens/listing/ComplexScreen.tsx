import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { formatAddress, formatShortAddress } from '#domain/listing/address.ts';
import { AMENITY_LABELS, isAmenity } from '#domain/listing/amenity.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { PARKING_LABELS } from '#domain/listing/parking.ts';
import { RENOVATION_LABELS } from '#domain/listing/renovation.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { FactList } from '../../parts/FactList.tsx';
import { handoverFact, handoverOfComplex } from '../../parts/handover.ts';
import { NearestMetro } from '../../parts/NearestMetro.tsx';
import { Page } from '../../parts/Page.tsx';
import { BestOffers } from './BestOffers.tsx';
import { ComplexAside } from './ComplexAside.tsx';
import { ComplexGallery } from './ComplexGallery.tsx';
import { DeveloperLine } from './DeveloperLine.tsx';
import { FlatsByRooms } from './FlatsByRooms.tsx';
import { HouseList } from './HouseList.tsx';
import listing from './Listing.module.css';
import { ListingHead } from './ListingHead.tsx';
import { complexQuery } from './load-complex.ts';
import { MasterPlan } from './MasterPlan.tsx';
import { formatWay, highwayFact, metroFact } from './place-facts.ts';

const route = getRouteApi('/complex/$id');

/** One residential complex: what is on sale in it, its houses, who builds it. */
export function ComplexScreen() {
  const { data: page } = useSuspenseQuery(complexQuery(route.useRouteContext(), route.useParams().id));
  const { now } = useRouter().options.context.settings;
  const { complex, houses, developerCompany } = page;
  const { renovations = [] } = complex.statistics.total;
  return (
    <Page>
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
        facts={[
          complex.comfortClass && <Badge>{COMFORT_CLASS_LABELS[complex.comfortClass]}</Badge>,
          handoverFact(handoverOfComplex(houses)),
          complex.metros.some(({ minutesFoot }) => minutesFoot !== null) && (
            <NearestMetro key="metro" metros={complex.metros} />
          ),
          formatShortAddress(complex.address),
        ]}
      />
      <div className={listing.top}>
        <ComplexGallery complex={complex} houses={houses} />
        <ComplexAside page={page} now={now} />
      </div>
      <FlatsByRooms page={page} />
      <MasterPlan complex={complex} />
      <HouseList houses={houses} />
      {page.mortgage && <BestOffers mortgage={page.mortgage} />}
      <section className={listing.section}>
        <h2>О{'\u00a0'}комплексе</h2>
        {complex.description && <p className={listing.text}>{nonBreaking(complex.description)}</p>}
        <FactList
          isWide
          facts={[
            ['Класс', complex.comfortClass && COMFORT_CLASS_LABELS[complex.comfortClass]],
            ['Адрес', formatAddress(complex.address)],
            ['Метро', metroFact(complex.metros)],
            ['Шоссе', highwayFact(complex.closestHighways)],
            ['До моря', complex.seaDistance !== null && formatWay(complex.seaDistance)],
            ['Парковка', complex.parking.map((parking) => PARKING_LABELS[parking]).join(', ')],
            [
              'Удобства',
              complex.amenities
                .filter(isAmenity)
                .map((amenity) => AMENITY_LABELS[amenity])
                .join(', '),
            ],
            ['Отделка', renovations.map((renovation) => RENOVATION_LABELS[renovation]).join(', ')],
            ['Проектная декларация', complex.domRfId && <DomRfLink id={complex.domRfId} />],
          ]}
        />
      </section>
      <section className={listing.section}>
        <h2>Застройщик</h2>
        <DeveloperLine developer={developerCompany} />
      </section>
    </Page>
  );
}

/** The state register of new houses; only a number can be an id there. */
function DomRfLink({ id }: { id: string }) {
  if (!/^\d+$/.test(id)) return id;
  const href = `https://наш.дом.рф/сервисы/каталог-новостроек/объект/${id}`;
  return (
    <a href={href} rel="noopener noreferrer">
      наш.дом.рф, {id}
    </a>
  );
}
