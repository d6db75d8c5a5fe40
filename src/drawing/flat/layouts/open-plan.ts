import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** Bare space with wet zones only; partitions are the owner's business. */
export const openPlanLayouts: readonly Layout[] = [
  layout(
    'open-line',
    'openPlan',
    'n',
    'space2 s',
    'space2-bath',
    stack(room('space', { share: 3 }), beside(room('bath'), room('space2', { share: 0.5 }))),
  ),
  layout(
    'open-core',
    'openPlan',
    'ns',
    'space2 w',
    'space2-bath',
    stack(
      room('space'),
      beside(room('space2', { share: 0.3 }), room('bath')),
      room('space3', { share: 0.8 }),
    ),
  ),
  layout(
    'open-corner',
    'openPlan',
    'ne',
    'space2 s',
    'space2-bath',
    beside(
      stack(beside(room('bath'), room('space3', { share: 0.12 })), room('space2', { share: 0.4 })),
      room('space'),
    ),
  ),
  layout(
    'open-two-wet',
    'openPlan',
    'n',
    'space2 s',
    'space2-bath space2-wc',
    stack(room('space'), beside(stack(room('bath'), room('wc')), room('space2', { share: 0.5 }))),
  ),
  layout(
    'open-wide',
    'openPlan',
    'new',
    'space2 s',
    'space2-bath',
    beside(
      room('space'),
      stack(room('space4', { share: 0.5 }), beside(room('space2', { share: 0.28 }), room('bath'))),
      room('space3', { share: 0.8 }),
    ),
  ),
];
