import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button/button-class.ts';
import { EmptyBoard } from '../../parts/EmptyBoard.tsx';
import styles from './EmptyCatalogue.module.css';

export interface EmptyCatalogueProps {
  hasPlace: boolean;
  hasFilters: boolean;
}

/** What stands in place of results when there are none, with the way out that is nearest. */
export function EmptyCatalogue({ hasPlace, hasFilters }: EmptyCatalogueProps) {
  return (
    <div className={styles.empty}>
      <EmptyBoard isBare />
      <div>
        <h2>{hasPlace || hasFilters ? 'Под эти условия ничего нет' : 'Объявлений пока нет'}</h2>
        <p className={styles.hint}>{hintOf(hasPlace, hasFilters)}</p>
        {hasFilters ? (
          <Link to="." search={{ searchFilters: undefined }} className={buttonClass()}>
            Сбросить
          </Link>
        ) : (
          hasPlace && (
            <Link to="." search={{ location: undefined }} className={buttonClass()}>
              Искать везде
            </Link>
          )
        )}
      </div>
    </div>
  );
}

function hintOf(hasPlace: boolean, hasFilters: boolean): string {
  if (hasFilters) return 'Попробуйте искать без части условий.';
  if (hasPlace) return 'В этом месте сейчас ничего не продаётся.';
  return 'Они появятся, как только застройщики пришлют первые цены.';
}
