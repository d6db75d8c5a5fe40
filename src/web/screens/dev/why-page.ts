import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const whyPage = page({
  under: devFrame,
  path: '/why-demo',
  title: 'Почему перерисовано',
  screen: lazyScreen(() => import('./WhyScreen.tsx'), 'WhyScreen'),
});
