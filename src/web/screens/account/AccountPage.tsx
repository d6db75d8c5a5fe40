import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { selfQuery } from '../../data/self-query.ts';
import { Page } from '../../parts/page/Page.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './AccountPage.module.css';
import { permittedAccountPages } from './account-pages.ts';

interface AccountPageProps {
  title: string;
  /** A line under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page of the account beside its menu, which lists what the person may open. */
export function AccountPage({ title, note, children }: AccountPageProps) {
  const context = useSiteContext();
  const { data: person } = useQuery(selfQuery(context));
  return (
    <div className={styles.account}>
      <nav className={styles.nav} aria-label="Кабинет">
        <ul className={styles.pages}>
          {permittedAccountPages(person?.permissions ?? {}).map(({ title, path }) => (
            <li key={path}>
              <Link to={path} search={{}} activeOptions={{ includeSearch: false }} className={styles.page}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Page className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </Page>
    </div>
  );
}
