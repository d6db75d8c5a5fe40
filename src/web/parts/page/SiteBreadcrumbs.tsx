import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** The way to a page of the site from its first page; the last step is the page itself and no link. */
export function SiteBreadcrumbs({ steps }: { steps: readonly ReactNode[] }) {
  const main = (
    <Link key="main" to="/">
      Новостройки
    </Link>
  );
  return <Breadcrumbs steps={[main, ...steps]} />;
}
