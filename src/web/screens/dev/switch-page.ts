import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const switchPage = page({
  under: devFrame,
  path: '/components-switch',
  title: 'Телефон и компьютер',
  screen: lazyScreen(() => import('./SwitchScreen.tsx'), 'SwitchScreen'),
});
