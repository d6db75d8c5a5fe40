import { Link } from '@tanstack/react-router';
import styles from './ClientTabs.module.css';

const PAGES = [
  { title: 'Проекты', to: '/admin/clients/$id/per-project-settings' },
  { title: 'Комплексы', to: '/admin/clients/$id/complexes' },
  { title: 'Комплексы списком', to: '/admin/clients/$id/complexes-simple' },
  { title: 'Фиды', to: '/admin/clients/$id/feeds' },
] as const;

/** The pages of one client. */
export function ClientTabs({ id }: { id: number }) {
  return (
    <nav aria-label="Разделы клиента" className={styles.scroller}>
      <ul className={styles.tabs}>
        {PAGES.map(({ title, to }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ id }}
              search={{}}
              activeOptions={{ includeSearch: false }}
              className={styles.tab}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way from the list of clients down to one. */
export function clientSteps(name: string) {
  return [
    <Link key="clients" to="/admin/clients" search={{}}>
      Клиенты
    </Link>,
    name,
  ];
}
