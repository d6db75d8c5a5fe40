import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './ChosenLinks.module.css';
import { chosenSearch } from './chosen-search.ts';
import { useChosen } from './use-chosen.ts';

/** The ways to what was put aside, as long as anything is. */
export function ChosenLinks() {
  const { compared, favourites } = useChosen();
  const toCompare = compared.flats.length + compared.complexes.length;
  const loved = favourites.flats.length + favourites.complexes.length;
  if (toCompare + loved === 0) return null;
  return (
    <nav className={styles.links} aria-label="Отложенное">
      {toCompare > 0 && (
        <Link
          to="/compare"
          search={chosenSearch(compared)}
          aria-label={`Сравнение: ${toCompare}`}
          className={styles.link}
        >
          <Icon name="compare" />
          <span className={styles.count}>{toCompare}</span>
        </Link>
      )}
      {loved > 0 && (
        <Link
          to="/favourites"
          search={chosenSearch(favourites)}
          aria-label={`Избранное: ${loved}`}
          className={styles.link}
        >
          <Icon name="heart" />
          <span className={styles.count}>{loved}</span>
        </Link>
      )}
    </nav>
  );
}
