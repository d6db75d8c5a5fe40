import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  const groups = SUGGESTION_CATEGORIES.map((category) => ({
    category,
    found: named.filter((suggestion) => suggestion.category === category),
  })).filter(({ found }) => found.length > 0);
  return (
    <Page>
      <h1>{isAsked ? `Поиск: «${asked.query}»` : 'Поиск по названию'}</h1>
      {groups.map(({ category, found }) => (
        <Group key={category} label={SUGGESTION_CATEGORY_LABELS[category]}>
          {found.map((suggestion) => (
            <li key={`${suggestion.id} ${suggestion.name} ${suggestion.location}`}>
              <Link
                to="/search"
                search={(old) => ({ ...old, ...namedSearch(asked, suggestion), q: undefined })}
                className={styles.link}
              >
                {suggestion.name}
              </Link>
              <small className={styles.note}> {noteOf(suggestion)}</small>
            </li>
          ))}
        </Group>
      ))}
      {nearby.length > 0 && (
        <Group label={`Рядом с${NBSP}адресом`}>
          {nearby.map((suggestion) => (
            <li key={suggestion.area}>
              <Link
                to="/search"
                search={(old) => ({ ...old, ...nearbySearch(asked, suggestion), q: undefined })}
                className={styles.link}
              >
                {suggestion.name}
              </Link>
              <small className={styles.note}> {noteNearby(suggestion)}</small>
            </li>
          ))}
        </Group>
      )}
      {groups.length === 0 && nearby.length === 0 && (
        <p className={styles.everywhere}>
          {isAsked
            ? 'Ничего с таким названием не продаётся. Проверьте, нет ли опечатки, или назовите город, метро, улицу, ЖК.'
            : 'Напишите в строке поиска город, метро, улицу или ЖК.'}
        </p>
      )}
    </Page>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{label}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
