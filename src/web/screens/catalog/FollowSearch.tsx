import { newsPath } from '#domain/catalog/search-address.ts';
import type { CatalogSearch } from '../../query/catalog-search.ts';
import styles from './FollowSearch.module.css';

/** Addresses under which a program that follows feeds hears what changes in a search; they need no account. */
export function FollowSearch({ search }: { search: CatalogSearch }) {
  return (
    <p className={styles.follow}>
      Новые квартиры, цены и продажи этого поиска в программе для лент:{' '}
      <a href={newsPath('atom', search)}>Atom</a>, <a href={newsPath('json', search)}>JSON</a>
    </p>
  );
}
