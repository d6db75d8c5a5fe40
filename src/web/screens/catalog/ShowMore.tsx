import { Link } from '@tanstack/react-router';
import { formatNumber } from '#domain/money/format-number.ts';
import { buttonClass } from '#ui/Button/button-class.ts';
import styles from './ShowMore.module.css';
import type { PagedResults } from './use-paged-results.ts';

export interface ShowMoreProps {
  results: PagedResults<unknown>;
  perPage: number;
  onAsk: () => void;
}

/** How much of the results is shown, and a link to the next page, which opens below. */
export function ShowMore({ results, perPage, onAsk }: ShowMoreProps) {
  const { total, firstPage, lastPage, isOld } = results;
  const shownTo = Math.min(lastPage * perPage, total);
  const left = total - shownTo;
  return (
    <nav className={styles.more} aria-label="Страницы результатов">
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${total === 0 ? 100 : (shownTo / total) * 100}%` }} />
      </div>
      <p className={styles.progress}>
        {formatNumber(shownTo)} из {formatNumber(total)}
      </p>
      {left > 0 && (
        <Link
          to="/search"
          search={(search) => ({ ...search, page: lastPage + 1 })}
          state={{ firstPage }}
          replace
          resetScroll={false}
          preload={false}
          className={buttonClass({ variant: 'secondary' })}
          aria-busy={isOld || undefined}
          onClick={(event) => {
            if (isOld) event.preventDefault();
            else onAsk();
          }}
        >
          {isOld ? 'Загружаем…' : `Показать ещё ${Math.min(perPage, left)}`}
        </Link>
      )}
    </nav>
  );
}
