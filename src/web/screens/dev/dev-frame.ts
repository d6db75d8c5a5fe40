import { createRoute, notFound } from '@tanstack/react-router';
import { root } from '../../site-map/root.tsx';

/** The frame around pages for developers; production has none of them. */
export const devFrame = createRoute({
  getParentRoute: () => root,
  path: '/dev',
  beforeLoad: ({ context }) => {
    if (context.settings.appEnv === 'production') throw notFound();
  },
});

/** Their address alone is no page. */
export const devRoute = createRoute({
  getParentRoute: () => devFrame,
  path: '/',
  beforeLoad: () => {
    throw notFound();
  },
});
