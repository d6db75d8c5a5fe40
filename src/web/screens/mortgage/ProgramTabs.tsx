import { Link } from '@tanstack/react-router';
import styles from './ProgramTabs.module.css';

/** Offers and what they are called: two pages of one part of the console. */
export function ProgramTabs() {
  return (
    <nav aria-label="Программы" className={styles.tabs}>
      <Link
        to="/admin/programs/list"
        search={{}}
        activeOptions={{ includeSearch: false }}
        className={styles.tab}
      >
        Предложения
      </Link>
      <Link
        to="/admin/programs/types"
        search={{}}
        activeOptions={{ includeSearch: false }}
        className={styles.tab}
      >
        Названия программ
      </Link>
    </nav>
  );
}
