import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** One main space, no separate living rooms. */
export const studioLayouts: readonly Layout[] = [
  layout(
    'studio-line',
    '0',
    'n',
    'hall s',
    'hall~studio hall-bath',
    stack(room('studio'), beside(room('bath'), room('hall'))),
  ),
  layout(
    'studio-wardrobe',
    '0',
    'n',
    'hall s',
    'hall~studio hall-bath hall-wardrobe',
    stack(room('studio'), beside(room('bath'), room('hall'), room('wardrobe'))),
  ),
  layout(
    'studio-wagon',
    '0',
    'n',
    'hall s',
    'hall~studio hall-bath hall-wardrobe',
    stack(room('studio'), beside(stack(room('bath'), room('wardrobe')), room('hall'))),
  ),
  layout(
    'studio-kitchen-niche',
    '0',
    'n',
    'hall s',
    'hall~studio studio~kitchen hall-bath',
    beside(stack(room('studio'), room('hall')), stack(room('kitchen', { share: 0.62 }), room('bath'))),
  ),
  layout(
    'studio-alcove',
    '0',
    'n',
    'hall s',
    'hall~studio studio~niche hall-bath',
    stack(beside(room('niche'), room('studio')), beside(room('bath'), room('hall'))),
  ),
  layout(
    'studio-corner',
    '0',
    'ne',
    'hall s',
    'hall~studio hall-bath',
    beside(stack(room('bath'), room('hall')), room('studio')),
  ),
  layout(
    'studio-through',
    '0',
    'ns',
    'hall w',
    'hall~studio hall-bath hall~kitchen',
    stack(room('studio'), beside(room('hall'), room('bath')), room('kitchen', { share: 0.62 })),
  ),
  layout(
    'studio-loft',
    '0',
    'ne',
    'hall s',
    'hall~studio studio~niche hall-bath hall-wardrobe',
    stack(beside(room('studio'), room('niche')), beside(room('wardrobe'), room('hall'), room('bath'))),
  ),
];
