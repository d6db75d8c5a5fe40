import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** A kitchen and two living rooms. */
export const twoRoomLayouts: readonly Layout[] = [
  layout(
    'two-line',
    '2',
    'n',
    'hall s',
    'hall-bedroom hall-living hall-kitchen hall-bath hall-wc kitchen-storage',
    beside(
      stack(beside(room('bedroom'), room('living')), beside(room('bath'), room('hall'))),
      stack(room('kitchen'), beside(room('wc'), room('storage'))),
    ),
  ),
  layout(
    'two-through',
    '2',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-bath hall-bedroom bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living')),
      beside(room('hall'), room('bath')),
      beside(room('bedroom'), room('wardrobe')),
    ),
  ),
  layout(
    'two-corner',
    '2',
    'ne',
    'hall s',
    'hall-kitchen hall-living hall-bedroom hall-bath',
    stack(beside(room('kitchen'), room('living')), beside(room('bath'), room('hall'), room('bedroom'))),
  ),
  layout(
    'two-euro-centre',
    '2',
    'n',
    'hall s',
    'kitchenLiving-bedroom hall~kitchenLiving hall-bath kitchenLiving-kids kids-wardrobe',
    beside(
      stack(room('bedroom'), room('bath')),
      stack(room('kitchenLiving'), room('hall')),
      stack(room('kids'), room('wardrobe')),
    ),
  ),
  layout(
    'two-euro-wing',
    '2',
    'n',
    'hall s',
    'hall~kitchenLiving hall~corridor corridor-bedroom corridor-kids corridor-bath corridor-wardrobe',
    beside(
      stack(room('kitchenLiving'), room('hall')),
      stack(
        beside(room('bedroom'), room('kids')),
        room('corridor', { fixCm: 120 }),
        beside(room('bath'), room('wardrobe')),
      ),
    ),
  ),
  layout(
    'two-euro-corner',
    '2',
    'ne',
    'hall s',
    'hall~kitchenLiving kitchenLiving-bedroom kitchenLiving-kids hall-bath',
    beside(stack(room('kitchenLiving'), room('hall')), stack(room('bedroom'), room('kids'), room('bath'))),
  ),
  layout(
    'two-master',
    '2',
    'n',
    'hall s',
    'kitchenLiving-bedroom bedroom-shower hall~kitchenLiving kitchenLiving-kids hall-bath',
    beside(
      stack(room('bedroom'), room('shower')),
      stack(room('kitchenLiving'), room('hall')),
      stack(room('kids'), room('bath')),
    ),
  ),
  layout(
    'two-corridor',
    '2',
    'n',
    'hall s',
    'corridor-kitchen corridor-living corridor-bedroom hall~corridor corridor-bath corridor-wc hall-wardrobe',
    stack(
      beside(room('kitchen'), room('living'), room('bedroom')),
      room('corridor', { fixCm: 125 }),
      beside(room('bath'), room('wc'), room('hall'), room('wardrobe')),
    ),
  ),
  layout(
    'two-through-euro',
    '2',
    'ns',
    'hall e',
    'hall-bedroom hall-kids hall-bath hall~kitchenLiving',
    stack(beside(room('bedroom'), room('kids')), beside(room('bath'), room('hall')), room('kitchenLiving')),
  ),
  layout(
    'two-long-living',
    '2',
    'n',
    'hall s',
    'hall-living hall-bedroom hall-kitchen hall-bath',
    beside(
      room('living'),
      stack(beside(room('kitchen'), room('bedroom')), beside(room('hall'), room('bath'))),
    ),
  ),
  layout(
    'two-side-kitchen',
    '2',
    'ne',
    'hall s',
    'hall-living hall-bedroom hall-kitchen hall-bath',
    stack(beside(room('bedroom'), room('living')), beside(room('bath'), room('hall'), room('kitchen'))),
  ),
];
