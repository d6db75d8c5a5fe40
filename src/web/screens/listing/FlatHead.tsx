import { Link } from '@tanstack/react-router';
import type { FlatPage } from '#contract/flat-page.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { floorText } from '#domain/listing/flat-title.ts';
import { houseTitle } from '#domain/listing/house-words.ts';
import { ROOMS_FULL_LABELS } from '#domain/listing/rooms-bucket.ts';
import { walkableMetro } from '#domain/listing/walkable-metro.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { ChooseButtons } from '../../parts/chosen/ChooseButtons.tsx';
import { handoverFact, handoverToday } from '../../parts/complex/handover.ts';
import { flatName } from '../../parts/flat/flat-name.ts';
import { sharedPlan } from '../../parts/flat/plan-drawing.ts';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { NearestMetro } from '../../parts/place/NearestMetro.tsx';
import { roadTimeText } from '../../parts/road/road-words.ts';
import { AsSent } from './AsSent.tsx';
import { flatAvailability } from './flat-availability.ts';
import { flatDescription } from './flat-description.ts';
import { ListingHead } from './ListingHead.tsx';
import { ProductFacts } from './ProductFacts.tsx';

export interface FlatHeadProps {
  page: FlatPage;
  now: Date;
}

/** Says what a flat is, in a line, and holds what may be done with it; before that says the same to machines. */
export function FlatHead({ page, now }: FlatHeadProps) {
  const { flat, complex, house } = page;
  const handover = handoverToday([house], now);
  const metro = walkableMetro(complex.metros);
  const complexLink = (
    <Link to="/complex/$id" params={{ id: complex.id }}>
      {complexName(complex.name)}
    </Link>
  );
  return (
    <>
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
        steps={[complexLink, flat.number ? `Кв.${NBSP}${flat.number}` : ROOMS_FULL_LABELS[flat.rooms]]}
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
    </>
  );
}
