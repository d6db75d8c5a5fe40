import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TermsButton } from '../../parts/offer/TermsButton.tsx';
import { ShareButton } from '../../parts/page/ShareButton.tsx';
import { useSiteContext } from '../../site-context.ts';
import { ChosenFrame } from './ChosenFrame.tsx';
import { CompareComplexes } from './CompareComplexes.tsx';
import { CompareFlats } from './CompareFlats.tsx';
import styles from './CompareScreen.module.css';
import { chosenComplexes, chosenFlats } from './chosen-items.ts';
import { comparedQuery } from './load-chosen.ts';
import { sharedSearch, useChosenPage } from './use-chosen-page.ts';
import { useColumns } from './use-columns.ts';

const route = getRouteApi('/compare');

/** Up to six flats or complexes side by side. */
export function CompareScreen() {
  const state = useChosenPage('/compare');
  const { kind, ids, asked } = state;
  const search = route.useSearch();
  const columns = useColumns();
  const { data: answer } = useQuery({
    ...comparedQuery(useSiteContext(), { ...asked, terms: search.terms, columns: search.columns }),
    // Sums stay as they were while the same things are counted with something else.
    placeholderData: (old) => {
      const known = kind === 'flats' ? old?.flats : old?.complexes;
      return ids.every((id) => known?.some((one) => one.id === id)) ? old : undefined;
    },
  });
  const onlyDifferences = search.only === 'differences';
  const flats = kind === 'flats' && answer ? chosenFlats(answer, ids, columns) : [];
  const complexes = kind === 'complexes' && answer ? chosenComplexes(answer, ids, columns) : [];
  const count = flats.length + complexes.length;
  return (
    <ChosenFrame
      page="/compare"
      state={state}
      isLoading={answer === undefined}
      count={count}
      note={
        kind === 'flats'
          ? `${countFlats(count)}, планы в одном масштабе. Клетка фона — 1 м`
          : countComplexes(count)
      }
      tools={
        count > 1 && (
          <>
            <Link
              to="/compare"
              search={(old) => ({ ...old, only: onlyDifferences ? undefined : 'differences' })}
              replace
              resetScroll={false}
              className={styles.toggle}
              aria-current={onlyDifferences ? 'true' : undefined}
            >
              {onlyDifferences && <Icon name="check" size={16} />} только отличия
            </Link>
            <TermsButton />
            <ShareButton look="words" search={sharedSearch(state)} />
          </>
        )
      }
    >
      {kind === 'flats' ? (
        <CompareFlats items={flats} ids={ids} columns={columns} onlyDifferences={onlyDifferences} />
      ) : (
        <CompareComplexes items={complexes} ids={ids} columns={columns} onlyDifferences={onlyDifferences} />
      )}
    </ChosenFrame>
  );
}
