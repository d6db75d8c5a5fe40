import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const devListPage = page({
  under: devFrame,
  path: '/list',
  title: 'Страницы для разработки',
  screen: lazyScreen(() => import('./DevListScreen.tsx'), 'DevListScreen'),
});
