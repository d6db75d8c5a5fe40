import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

interface ComponentsSearch {
  /** The title of the one section to show. */
  section?: string;
}

export const componentsPage = page({
  under: devFrame,
  path: '/components',
  search: ({ section }): ComponentsSearch => ({
    section: section === undefined ? undefined : String(section),
  }),
  title: 'Компоненты',
  screen: lazyScreen(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
});
