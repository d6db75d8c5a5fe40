import { inPlaces } from '#domain/geo/in-places.ts';
import { countComplexes, countFlats } from '#domain/text/count-phrase.ts';
import { formatRecent } from '#domain/time/format-recent.ts';
import { ContinueSearch } from './ContinueSearch.tsx';
import styles from './MainTop.module.css';

export interface MainTopProps {
  /** Names of the chosen places; none for everywhere. */
  places: readonly string[];
  complexesTotal: number;
  flatsTotal: number;
  /** When a feed last confirmed what is on sale there; null when none did. */
  confirmedAt: Date | null;
  now: Date;
}

/** Where the main page looks and what is on sale there, and the way back to the last search. */
export function MainTop({ places, complexesTotal, flatsTotal, confirmedAt, now }: MainTopProps) {
  return (
    <>
      <div className={styles.top}>
        <h1>{['Новостройки', inPlaces(places)].filter(Boolean).join(' ')}</h1>
        <p className={styles.counts}>
          <span>
            {countComplexes(complexesTotal)} · {countFlats(flatsTotal)}
          </span>{' '}
          {flatsTotal > 0 && confirmedAt && (
            <span className={styles.fresh}>обновлено {formatRecent(confirmedAt, now)}</span>
          )}
        </p>
      </div>
      <ContinueSearch />
    </>
  );
}
