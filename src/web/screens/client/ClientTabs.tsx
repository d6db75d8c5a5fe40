import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { holds } from '#domain/access/holds.ts';
import { selfQuery } from '../../data/self-query.ts';
import { useSiteContext } from '../../site-context.ts';
import { PageTabs, pageTabClass } from '../admin/PageTabs.tsx';

const PAGES = [
  { title: 'Проекты', to: '/admin/clients/$id/per-project-settings', rights: { clients: 'r' } },
  { title: 'Комплексы', to: '/admin/clients/$id/complexes', rights: { clients: 'r' } },
  { title: 'Комплексы списком', to: '/admin/clients/$id/complexes-simple', rights: { clients: 'r' } },
  { title: 'Фиды', to: '/admin/clients/$id/feeds', rights: { clients: 'r' } },
  { title: 'Заявки', to: '/admin/clients/$client/leads', rights: { clientDesk: 'r' } },
  { title: 'Цифры', to: '/admin/clients/$id/figures', rights: { clientDesk: 'r' } },
] as const;

/** The pages of one client that the person may open. */
export function ClientTabs({ id }: { id: number }) {
  const { data: self } = useQuery(selfQuery(useSiteContext()));
  const permissions = self?.permissions ?? {};
  return (
    <PageTabs label="Разделы клиента">
      {PAGES.filter(({ rights }) => holds(permissions, rights)).map(({ title, to }) => (
        <Link
          key={to}
          to={to}
          params={{ id, client: id }}
          search={{}}
          activeOptions={{ includeSearch: false }}
          className={pageTabClass}
        >
          {title}
        </Link>
      ))}
    </PageTabs>
  );
}

/** The way from the list of clients down to a page of one, whose own steps follow. */
export function clientSteps(...steps: ReactNode[]) {
  return [
    <Link key="clients" to="/admin/clients" search={{}}>
      Клиенты
    </Link>,
    ...steps,
  ];
}
