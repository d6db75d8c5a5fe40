import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const chartPage = page({
  under: devFrame,
  path: '/chart-test',
  title: 'График цен',
  screen: lazyScreen(() => import('./ChartScreen.tsx'), 'ChartScreen'),
});
