import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const accordionsPage = page({
  under: devFrame,
  path: '/accordions',
  title: 'Аккордеоны',
  screen: lazyScreen(() => import('./AccordionsScreen.tsx'), 'AccordionsScreen'),
});
