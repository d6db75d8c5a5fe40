import { Link } from '@tanstack/react-router';
import type { ComplexPage } from '#contract/complex-page.ts';
import { formatShortAddress } from '#domain/listing/address.ts';
import { COMFORT_CLASS_LABELS } from '#domain/listing/comfort-class.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { nonBreaking } from '#domain/text/non-breaking.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ChooseButtons } from '../../parts/chosen/ChooseButtons.tsx';
import { sharedFacade } from '../../parts/complex/facade-drawing.ts';
import { handoverFact, handoverToday } from '../../parts/complex/handover.ts';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { NearestMetro } from '../../parts/place/NearestMetro.tsx';
import { roadTimeText } from '../../parts/road/road-words.ts';
import { AsSent } from './AsSent.tsx';
import { complexDescription } from './complex-description.ts';
import { complexSale } from './complex-sale.ts';
import { EditEntry } from './EditEntry.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ProductFacts } from './ProductFacts.tsx';

/** In the words of schema.org. */
const AVAILABILITY = { onSale: 'InStock', soldOut: 'SoldOut', announced: 'PreSale' } as const;

export interface ComplexHeadProps {
  page: ComplexPage;
  now: Date;
}

/** Says what a complex is, in a line, and holds what may be done with it; before that says the same to machines. */
export function ComplexHead({ page, now }: ComplexHeadProps) {
  const { complex, houses } = page;
  const { flatsCount, priceRange } = complex.statistics.total;
  const metro = walkableMetro(complex.metros);
  return (
    <>
      {import.meta.env.SSR ? (
        <ProductFacts
          name={complexName(complex.name)}
          description={complexDescription(page)}
          image={sharedFacade(complex, houses)}
          price={priceRange.from}
          {...(priceRange.to !== null && { range: { to: priceRange.to, count: flatsCount } })}
          availability={AVAILABILITY[complexSale(page).kind]}
        />
      ) : (
        <AsSent />
      )}
      <ListingHead
        steps={[
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
    </>
  );
}
