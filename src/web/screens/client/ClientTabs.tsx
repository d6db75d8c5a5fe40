import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageTabs, pageTabClass } from '../admin/PageTabs.tsx';

const PAGES = [
  { title: 'Проекты', to: '/admin/clients/$id/per-project-settings' },
  { title: 'Комплексы', to: '/admin/clients/$id/complexes' },
  { title: 'Комплексы списком', to: '/admin/clients/$id/complexes-simple' },
  { title: 'Фиды', to: '/admin/clients/$id/feeds' },
] as const;

/** The pages of one client. */
export function ClientTabs({ id }: { id: number }) {
  return (
    <PageTabs label="Разделы клиента">
      {PAGES.map(({ title, to }) => (
        <Link
          key={to}
          to={to}
          params={{ id }}
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
