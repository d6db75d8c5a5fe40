import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const outboxPage = page({
  under: devFrame,
  path: '/outbox',
  title: 'Исходящие сообщения',
  load: async ({ api, queryClient }) => {
    await queryClient.ensureQueryData(api.dev.outbox.queryOptions());
  },
  screen: lazyScreen(() => import('./OutboxScreen.tsx'), 'OutboxScreen'),
});
