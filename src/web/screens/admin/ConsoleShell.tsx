import { useQuery } from '@tanstack/react-query';
import { Link, type LinkOptions, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Permissions } from '#domain/access/permissions.ts';
import { formatNumber } from '#domain/money/format-number.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { Logo } from '../../shell/Logo.tsx';
import { PersonMenu } from '../../shell/person/PersonMenu.tsx';
import { useSiteContext } from '../../site-context.ts';
import { AdminIcon, type AdminIconName } from './AdminIcon.tsx';
import styles from './ConsoleShell.module.css';
import type { Waiting } from './waiting-at.ts';

const STANDS = { local: 'Локальный стенд', testing: 'Тестовый стенд', production: null };

export interface ConsolePage {
  /** Pages of one group stand under its name. */
  group: string;
  title: string;
  path: NonNullable<LinkOptions['to']>;
  /** The address of the pages under it, where it is another than its own. */
  roof?: string;
  icon: AdminIconName;
}

interface ConsoleShellProps {
  /** Names the menu. */
  label: string;
  /** The pages a person may open. */
  pagesOf: (permissions: Permissions, clientId: number | null) => readonly ConsolePage[];
  /** The menu is icons at any width: the page needs the room. */
  isNarrow?: boolean;
  /** Tells what waits for a person behind a page of the menu. */
  waitingAt?: (path: string) => Waiting | undefined;
  /** In the top bar, before the person. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Top bar and menu around pages that people work at. */
export function ConsoleShell(props: ConsoleShellProps) {
  const { label, pagesOf, isNarrow, waitingAt, tools, children } = props;
  const context = useSiteContext();
  const { data: person } = useQuery(selfQuery(context));
  const { pathname } = useLocation();
  const stand = STANDS[context.settings.appEnv];
  const groups = Map.groupBy(
    pagesOf(person?.permissions ?? {}, person?.clientId ?? null),
    ({ group }) => group,
  );
  return (
    <div className={styles.console} data-narrow={isNarrow || undefined}>
      <header className={styles.top}>
        <a href="#content" className={styles.skip}>
          К содержимому
        </a>
        <div className={styles.logo}>
          <Logo />
        </div>
        {stand && <span className={styles.stand}>{stand}</span>}
        {tools}
        <PersonMenu />
      </header>
      <nav className={styles.nav} aria-label={label}>
        {[...groups].map(([group, pages]) => (
          <div key={group} className={styles.group}>
            <p className={styles.heading}>{group}</p>
            <ul className={styles.pages}>
              {pages.map(({ path, roof = path, title, icon }) => (
                <li key={path}>
                  <Link
                    to={path}
                    search={{}}
                    activeOptions={{ includeSearch: false }}
                    className={styles.page}
                    aria-current={standsUnder(pathname, roof) ? 'page' : undefined}
                    title={title}
                  >
                    <AdminIcon name={icon} />
                    <span className={styles.title}>{title}</span>
                    <WaitingMark waiting={waitingAt?.(path)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {children}
    </div>
  );
}

function WaitingMark({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) return null;
  const { count, text } = waiting;
  return (
    <span className={styles.waiting} title={`${formatNumber(count)} ${text}`}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {text}</VisuallyHidden>
    </span>
  );
}

/** Whether a page is that of the menu or stands under it: a list stands beside the pages of its things. */
function standsUnder(pathname: string, path: string): boolean {
  const roof = path.replace(/\/list$/, '');
  return pathname === roof || pathname.startsWith(`${roof}/`);
}
