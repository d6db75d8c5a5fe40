import { lazyScreen } from '../../lazy-screen.ts';
import { page } from '../../site-map/page.ts';
import { devFrame } from './dev-frame.ts';

export const recognitionPage = page({
  under: devFrame,
  path: '/beorg',
  title: 'Распознавание документов',
  screen: lazyScreen(() => import('./RecognitionScreen.tsx'), 'RecognitionScreen'),
});
