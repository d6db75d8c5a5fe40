import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { accountFrame } from './account-frame.ts';

export const helpPage = page({
  under: accountFrame,
  path: '/help',
  title: 'Помощь',
  screen: lazyScreen(() => import('./HelpScreen.tsx'), 'HelpScreen'),
});
