import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/Icon/Icon.tsx';
import { chosenSearch } from '../parts/chosen/chosen-search.ts';
import type { ChosenList } from '../parts/chosen/chosen-store.ts';
import { useChosen } from '../parts/chosen/use-chosen.ts';
import styles from './ChosenLinks.module.css';

interface ChosenPageLink {
  list: ChosenList;
  to: '/compare' | '/favourites';
  title: string;
  icon: 'compare' | 'heart';
}

const PAGES: readonly ChosenPageLink[] = [
  { list: 'compared', to: '/compare', title: 'Сравнение', icon: 'compare' },
  { list: 'favourites', to: '/favourites', title: 'Избранное', icon: 'heart' },
];

/** The ways to what was put aside, as long as anything is. */
export function ChosenLinks() {
  const chosen = useChosen();
  const links = PAGES.map((page) => {
    const { flats, complexes } = chosen[page.list];
    return { ...page, count: flats.length + complexes.length };
  }).filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label="Отложенное">
      {links.map(({ list, to, title, icon, count }) => (
        <Link
          key={list}
          to={to}
          search={chosenSearch(chosen[list])}
          aria-label={`${title}: ${count}`}
          title={title}
          className={styles.link}
        >
          <Icon name={icon} />
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
