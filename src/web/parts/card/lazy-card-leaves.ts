import { type ComponentType, lazy } from 'react';
import { loadFile } from '../../lazy-screen.ts';
import type { CardLeavesProps } from './CardLeaves.tsx';

/** Comes for the first card somebody is near to; a card whose pictures did not come is a card all the same. */
export const LazyCardLeaves = lazy<ComponentType<CardLeavesProps>>(() =>
  loadFile(() => import('./CardLeaves.tsx')).then(
    ({ CardLeaves }) => ({ default: CardLeaves }),
    () => ({ default: () => null }),
  ),
);
