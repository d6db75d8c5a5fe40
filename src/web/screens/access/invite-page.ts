import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { root } from '../../site-map/root.tsx';

export const invitePage = page({
  under: root,
  path: '/invite',
  title: 'Вход по ссылке',
  screen: lazyScreen(() => import('./InviteScreen.tsx'), 'InviteScreen'),
});
