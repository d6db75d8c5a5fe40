import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const feedCheckPage = page({
  under: root,
  path: '/for-developers/feed-check',
  title: 'Проверка фида',
  screen: lazyScreen(() => import('./FeedCheckScreen.tsx'), 'FeedCheckScreen'),
});
