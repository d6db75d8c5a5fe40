import { Link } from '@tanstack/react-router';
import { PageTabs, pageTabClass } from '../admin/PageTabs.tsx';

const PAGES = [
  { title: 'Предложения', to: '/admin/programs/list' },
  { title: 'Названия программ', to: '/admin/programs/types' },
] as const;

/** Offers and what they are called: two pages of one part of the console. */
export function ProgramTabs() {
  return (
    <PageTabs label="Программы">
      {PAGES.map(({ title, to }) => (
        <Link key={to} to={to} search={{}} activeOptions={{ includeSearch: false }} className={pageTabClass}>
          {title}
        </Link>
      ))}
    </PageTabs>
  );
}
