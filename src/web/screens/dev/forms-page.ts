import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const formsPage = page({
  under: devFrame,
  path: '/form',
  title: 'Формы',
  screen: lazyScreen(() => import('./FormsScreen.tsx'), 'FormsScreen'),
});
