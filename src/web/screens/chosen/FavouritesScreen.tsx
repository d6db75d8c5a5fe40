import { useQuery } from '@tanstack/react-query';
import type { ChosenCards } from '#contract/chosen.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ComplexCards } from '../catalog/ComplexCards.tsx';
import { FlatCards } from '../catalog/FlatCards.tsx';
import { ChosenFrame } from './ChosenFrame.tsx';
import { favouritesQuery } from './load-chosen.ts';
import { sharedSearch, useChosenPage } from './use-chosen-page.ts';

/** Flats and complexes somebody means to come back to, as cards. */
export function FavouritesScreen() {
  const context = useSiteContext();
  const state = useChosenPage('/favourites');
  const { kind } = state;
  const { data: answer } = useQuery(favouritesQuery(context, state.asked));
  const { flats, complexes } = answer ?? NOTHING;
  const count = flats.flats.length + complexes.length;
  return (
    <ChosenFrame
      page="/favourites"
      state={state}
      isLoading={answer === undefined}
      count={count}
      tools={count > 0 && <ShareButton look="words" search={sharedSearch(state)} />}
      note={kind === 'flats' ? countFlats(count) : countComplexes(count)}
    >
      {kind === 'flats' ? <FlatCards pages={[flats]} /> : <ComplexCards pages={[complexes]} />}
    </ChosenFrame>
  );
}

const NOTHING: ChosenCards = { flats: { flats: [], complexes: [], houses: [] }, complexes: [] };
