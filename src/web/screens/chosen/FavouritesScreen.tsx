import { keptPlan } from '#domain/media/kept-plan.ts';
import { countComplexes } from '#domain/text/count-complexes.ts';
import { countFlats } from '#domain/text/count-flats.ts';
import { CardCell, CardGrid } from '../../parts/CardGrid.tsx';
import { ComplexCard } from '../../parts/ComplexCard.tsx';
import { FlatCard } from '../../parts/FlatCard.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ChosenFrame } from './ChosenFrame.tsx';
import { chosenComplexes, chosenFlats } from './chosen-items.ts';
import { useChosenPage } from './use-chosen-page.ts';

/** What somebody means to come back to, as cards. */
export function FavouritesScreen() {
  const state = useChosenPage('/favourites');
  const { now } = useSiteContext().settings;
  const { kind, ids, answer } = state;
  const flats = kind === 'flats' && answer ? chosenFlats(answer) : [];
  const complexes = kind === 'complexes' && answer ? chosenComplexes(answer, ids) : [];
  const count = flats.length + complexes.length;
  return (
    <ChosenFrame
      page="/favourites"
      state={state}
      count={count}
      note={kind === 'flats' ? countFlats(count) : countComplexes(count)}
    >
      <CardGrid>
        {flats.map(({ flat, complex, house }) => (
          <CardCell key={flat.id}>
            <FlatCard
              flat={flat}
              plan={keptPlan(flat, answer!.media)}
              complex={complex}
              house={house}
              now={now}
            />
          </CardCell>
        ))}
        {complexes.map(({ complex, houses, developer }) => (
          <CardCell key={complex.id}>
            <ComplexCard complex={complex} houses={houses} developer={developer} />
          </CardCell>
        ))}
      </CardGrid>
    </ChosenFrame>
  );
}
