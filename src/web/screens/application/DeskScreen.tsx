import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router';
import type { Permissions } from '#domain/access/permissions.ts';
import { classNames } from '#ui/class-names.ts';
import { permittedAccountPages } from '../account/account-pages.ts';
import { ConsoleShell } from '../admin/ConsoleShell.tsx';
import { DeskList } from './DeskList.tsx';
import styles from './DeskScreen.module.css';

const route = getRouteApi('/account/broker/others-mortgage-applications');

const OPENED = '/account/broker/others-mortgage-applications/$id';

const pagesOf = (permissions: Permissions) =>
  permittedAccountPages(permissions).map((page) => ({ ...page, group: 'Кабинет' }));

/** The broker's desk: the list, and beside it the application that the address names. */
export function DeskScreen() {
  const search = route.useSearch();
  const opened = useMatches({ select: (matches) => matches.find(({ routeId }) => routeId === OPENED) });
  const openedId = (opened?.params as { id?: number } | undefined)?.id;
  return (
    <ConsoleShell label="Кабинет" pagesOf={pagesOf} isNarrow>
      <div className={classNames(styles.desk, opened && styles.opened)}>
        <DeskList search={search} openedId={openedId} />
        <Outlet />
      </div>
    </ConsoleShell>
  );
}
