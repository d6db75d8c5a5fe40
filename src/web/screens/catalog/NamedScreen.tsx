import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SUGGESTION_CATEGORIES, SUGGESTION_CATEGORY_LABELS } from '#domain/catalog/suggestions.ts';
import { NBSP } from '#domain/text/nbsp.ts';
import { Page } from '../../parts/page/Page.tsx';
import { noteNearby, noteOf } from '../../parts/place/named-notes.ts';
import { namedQueries } from '../../parts/place/named-queries.ts';
import { namedSearch, nearbySearch } from '../../shell/place/named-search.ts';
import { namedBy } from './load-named.ts';
import styles from './PlacesScreen.module.css';

const route = getRouteApi('/search/named');

/** All that letters typed into the search field may mean, as links; with scripts the field lists the same itself. */
export function NamedScreen() {
  const context = route.useRouteContext();
  const asked = namedBy(context, route.useSearch());
  const queries = namedQueries(context, asked);
  const isAsked = asked.query !== '';
  const { data: named = [] } = useQuery({ ...queries.named, enabled: isAsked });
  const { data: nearby = [] } = useQuery({ ...queries.nearby, enabled: isAsked && named.length === 0 });
  const groups = [
    ...SUGGESTION_CATEGORIES.map((category) => ({
      label: SUGGESTION_CATEGORY_LABELS[category],
      found: named
        .filter((suggestion) => suggestion.category === category)
        .map((suggestion) => ({
          key: `${suggestion.id} ${suggestion.name} ${suggestion.location}`,
          name: suggestion.name,
          note: noteOf(suggestion),
          search: namedSearch(asked, suggestion),
        })),
    })),
    {
      label: `Рядом с${NBSP}адресом`,
      found: nearby.map((suggestion) => ({
        key: suggestion.area,
        name: suggestion.name,
        note: noteNearby(suggestion),
        search: nearbySearch(asked, suggestion),
      })),
    },
  ].filter(({ found }) => found.length > 0);
  return (
    <Page>
      <h1>{isAsked ? `Поиск: «${asked.query}»` : 'Поиск по названию'}</h1>
      {groups.map(({ label, found }) => (
        <section key={label} className={styles.group}>
          <h2>{label}</h2>
          <ul className={styles.list}>
            {found.map(({ key, name, note, search }) => (
              <li key={key}>
                <Link
                  to="/search"
                  search={(old) => ({ ...old, ...search, q: undefined })}
                  className={styles.link}
                >
                  {name}
                </Link>
                <small className={styles.note}> {note}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <p className={styles.everywhere}>
          {isAsked
            ? 'Ничего с таким названием не продаётся. Проверьте, нет ли опечатки, или назовите город, метро, улицу, ЖК.'
            : 'Напишите в строке поиска город, метро, улицу или ЖК.'}
        </p>
      )}
    </Page>
  );
}
