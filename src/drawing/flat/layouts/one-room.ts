import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** A kitchen (or a kitchen with a sitting area) and one living room. */
export const oneRoomLayouts: readonly Layout[] = [
  layout(
    'one-line',
    '1',
    'n',
    'hall s',
    'hall-living hall-kitchen hall-bath',
    stack(beside(room('living'), room('kitchen')), beside(room('bath'), room('hall'))),
  ),
  layout(
    'one-wardrobe',
    '1',
    'n',
    'hall s',
    'hall-living hall-kitchen hall-bath hall-wardrobe',
    stack(beside(room('living'), room('kitchen')), beside(room('wardrobe'), room('hall'), room('bath'))),
  ),
  layout(
    'one-long-room',
    '1',
    'n',
    'hall s',
    'hall-living hall-kitchen hall-bath',
    beside(room('living'), stack(room('kitchen'), beside(room('hall'), room('bath')))),
  ),
  layout(
    'one-euro',
    '1',
    'n',
    'hall s',
    'hall~kitchenLiving kitchenLiving-bedroom hall-bath',
    beside(stack(room('kitchenLiving'), room('hall')), stack(room('bedroom'), room('bath'))),
  ),
  layout(
    'one-euro-line',
    '1',
    'n',
    'hall s',
    'hall-kitchenLiving hall-bedroom hall-bath',
    stack(beside(room('kitchenLiving'), room('bedroom')), beside(room('bath'), room('hall'))),
  ),
  layout(
    'one-corner',
    '1',
    'ne',
    'hall s',
    'hall-living hall-bath hall-kitchen',
    stack(room('living'), beside(room('bath'), room('hall'), room('kitchen'))),
  ),
  layout(
    'one-through',
    '1',
    'ns',
    'hall w',
    'hall-living hall-bath hall-kitchen',
    stack(room('living'), beside(room('hall'), room('bath')), room('kitchen')),
  ),
  layout(
    'one-split-bath',
    '1',
    'n',
    'hall s',
    'hall-living hall-kitchen hall-bath hall-wc',
    stack(beside(room('kitchen'), room('living')), beside(room('wc'), room('hall'), room('bath'))),
  ),
  layout(
    'one-master',
    '1',
    'n',
    'hall s',
    'hall~kitchenLiving kitchenLiving-bedroom bedroom-wardrobe hall-bath',
    beside(
      stack(room('kitchenLiving'), room('hall')),
      stack(room('bedroom'), room('wardrobe'), room('bath')),
    ),
  ),
  layout(
    'one-euro-corner',
    '1',
    'ne',
    'hall w',
    'hall~kitchenLiving hall-bedroom hall-bath',
    beside(stack(room('bath'), room('hall')), stack(room('kitchenLiving'), room('bedroom'))),
  ),
];
