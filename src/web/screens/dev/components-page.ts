import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const componentsPage = page({
  under: devFrame,
  path: '/components',
  title: 'Компоненты',
  screen: lazyScreen(() => import('./ComponentsScreen.tsx'), 'ComponentsScreen'),
});
