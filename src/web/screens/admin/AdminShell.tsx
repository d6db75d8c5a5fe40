import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { selfQuery } from '../../data/self-query.ts';
import { Logo } from '../../shell/Logo.tsx';
import { PersonMenu } from '../../shell/person/PersonMenu.tsx';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './AdminShell.module.css';
import { permittedPages } from './admin-pages.ts';

const STANDS = { local: 'Локальный стенд', testing: 'Тестовый стенд', production: null };

/** Top bar and menu around every page of the console; the menu lists what the person may open. */
export function AdminShell() {
  const { context } = useRouter().options;
  const { data: person } = useQuery(selfQuery(context));
  const stand = STANDS[context.settings.appEnv];
  const groups = Map.groupBy(permittedPages(person?.permissions ?? {}), ({ group }) => group);
  return (
    <div className={styles.console}>
      <header className={styles.top}>
        <a href="#content" className={styles.skip}>
          К содержимому
        </a>
        <div className={styles.logo}>
          <Logo />
        </div>
        {stand && <span className={styles.stand}>{stand}</span>}
        <PersonMenu />
      </header>
      <nav className={styles.nav} aria-label="Админка">
        {[...groups].map(([group, pages]) => (
          <div key={group} className={styles.group}>
            <p className={styles.heading}>{group}</p>
            <ul className={styles.pages}>
              {pages.map(({ path, title, icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    search={{}}
                    activeOptions={{ includeSearch: false }}
                    className={styles.page}
                    title={title}
                  >
                    <AdminIcon name={icon} />
                    <span className={styles.title}>{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
