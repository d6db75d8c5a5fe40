import { useQuery } from '@tanstack/react-query';
import type { ChosenCards } from '#contract/chosen.ts';
import { complexName } from '#domain/listing/complex-name.ts';
import { flatTitle } from '#domain/listing/flat-title.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { CardCell, CardGrid } from '../../parts/card/CardGrid.tsx';
import { favouriteRecords, recordOf } from '../../parts/chosen/favourite-records.ts';
import { leastPrice, quotedPrice } from '../../parts/chosen/quoted-price.ts';
import { writeSharedNotes } from '../../parts/chosen/shared-notes.ts';
import { ComplexCard } from '../../parts/complex/ComplexCard.tsx';
import { FlatCard } from '../../parts/flat/FlatCard.tsx';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { useBrowserStore } from '../../parts/page/use-browser-store.ts';
import { useSiteContext } from '../../site-context.ts';
import { ChosenFrame } from './ChosenFrame.tsx';
import { FavouriteNote } from './FavouriteNote.tsx';
import styles from './FavouritesScreen.module.css';
import { favouritesQuery } from './load-chosen.ts';
import { type ChosenState, sharedSearch, useChosenPage } from './use-chosen-page.ts';
import { useSentNotes } from './use-sent-notes.ts';

/** Flats and complexes somebody means to come back to, as cards with notes. */
export function FavouritesScreen() {
  const context = useSiteContext();
  const state = useChosenPage('/favourites');
  const { kind } = state;
  const { data: answer } = useQuery(favouritesQuery(context, state.asked));
  const { flats, complexes, gone } = answer ?? NOTHING;
  const sent = useSentNotes();
  const count = flats.flats.length + complexes.length;
  const { now } = context.settings;
  return (
    <ChosenFrame
      page="/favourites"
      state={state}
      isLoading={answer === undefined}
      count={count}
      note={`${kind === 'flats' ? countFlats(count) : countComplexes(count)}. Заметки видит только этот браузер и\u00A0тот, кому вы дадите ссылку`}
      tools={count > 0 && <ShareFavourites state={state} />}
    >
      <VisuallyHidden as="h2">{kind === 'flats' ? 'Квартиры' : 'Жилые комплексы'}</VisuallyHidden>
      <CardGrid>
        {flats.flats.map((flat) => (
          <CardCell key={flat.id}>
            <div className={styles.kept}>
              <FlatCard
                flat={flat}
                complex={flats.complexes.find(({ id }) => id === flat.complexId)!}
                house={flats.houses.find(({ id }) => id === flat.houseId)}
                roads={flats.roads.find(({ houseId }) => houseId === flat.houseId)?.times}
                now={now}
              />
              <FavouriteNote
                kind="flats"
                id={flat.id}
                name={flatTitle(flat)}
                price={quotedPrice(flat)}
                gone={gone.find(({ id }) => id === flat.id)?.status}
                sent={sent}
              />
            </div>
          </CardCell>
        ))}
        {complexes.map((complex) => (
          <CardCell key={complex.id}>
            <div className={styles.kept}>
              <ComplexCard complex={complex} />
              <FavouriteNote
                kind="complexes"
                id={complex.id}
                name={complexName(complex.name)}
                price={leastPrice(complex)}
                sent={sent}
              />
            </div>
          </CardCell>
        ))}
      </CardGrid>
    </ChosenFrame>
  );
}

/** The things and their notes: those of the address as they came, else those of this browser. */
function ShareFavourites({ state }: { state: ChosenState }) {
  const records = useBrowserStore(favouriteRecords) ?? [];
  const sent = useSentNotes();
  const own = new Map(state.ids.map((id) => [id, recordOf(records, state.kind, id)?.note ?? '']));
  return <ShareButton look="words" search={sharedSearch(state)} fragment={writeSharedNotes(sent ?? own)} />;
}

const NOTHING: ChosenCards = {
  flats: { flats: [], complexes: [], houses: [], roads: [] },
  complexes: [],
  gone: [],
};
