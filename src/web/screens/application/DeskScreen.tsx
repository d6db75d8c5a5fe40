import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router';
import type { Permissions } from '#domain/access/permissions.ts';
import { permittedAccountPages } from '../account/account-pages.ts';
import { BesideList } from '../admin/BesideList.tsx';
import { ConsoleShell } from '../admin/ConsoleShell.tsx';
import { DeskList } from './DeskList.tsx';

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
      <BesideList isOpened={opened !== undefined}>
        <DeskList search={search} openedId={openedId} />
        <Outlet />
      </BesideList>
    </ConsoleShell>
  );
}
