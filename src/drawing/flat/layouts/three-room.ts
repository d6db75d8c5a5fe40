import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** A kitchen and three living rooms. */
export const threeRoomLayouts: readonly Layout[] = [
  layout(
    'three-line',
    '3',
    'n',
    'hall s',
    'corridor-bedroom corridor-kids corridor-living corridor-kitchen hall~corridor corridor-bath corridor-wc hall-wardrobe',
    stack(
      beside(room('bedroom'), room('kids'), room('living'), room('kitchen')),
      room('corridor', { fixCm: 125 }),
      beside(room('bath'), room('wc'), room('hall'), room('wardrobe')),
    ),
  ),
  layout(
    'three-through',
    '3',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-bedroom hall-bath hall-kids bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living')),
      room('hall', { fixCm: 130 }),
      beside(room('bedroom'), stack(room('bath'), room('wardrobe')), room('kids')),
    ),
  ),
  layout(
    'three-euro-corner',
    '3',
    'ne',
    'hall s',
    'hall~kitchenLiving kitchenLiving~corridor corridor-bedroom corridor-kids corridor-bath corridor-study',
    beside(
      stack(room('kitchenLiving'), room('hall')),
      stack(
        beside(room('bedroom'), room('kids')),
        room('corridor', { fixCm: 120 }),
        beside(room('bath'), room('study')),
      ),
    ),
  ),
  layout(
    'three-euro-centre',
    '3',
    'nw',
    'hall s',
    'kitchenLiving-bedroom hall-kids hall~kitchenLiving kitchenLiving-study study-wardrobe hall-bath',
    beside(
      stack(room('bedroom'), room('kids')),
      stack(room('kitchenLiving'), room('hall')),
      stack(room('study'), room('wardrobe'), room('bath')),
    ),
  ),
  layout(
    'three-two-baths',
    '3',
    'ne',
    'hall s',
    'kitchenLiving-bedroom bedroom-shower hall~kitchenLiving kitchenLiving~corridor corridor-kids corridor-bath corridor-study',
    beside(
      stack(room('bedroom'), room('shower')),
      stack(room('kitchenLiving'), room('hall')),
      stack(room('kids'), room('corridor', { fixCm: 115 }), beside(room('bath'), room('study'))),
    ),
  ),
  layout(
    'three-through-euro',
    '3',
    'ns',
    'hall w',
    'hall~kitchenLiving hall-bedroom hall-kids hall-bath hall-study study-wardrobe',
    stack(
      beside(room('kitchenLiving'), room('bedroom')),
      room('hall', { fixCm: 130 }),
      beside(room('kids'), stack(room('bath'), room('wardrobe')), room('study')),
    ),
  ),
  layout(
    'three-corner',
    '3',
    'nw',
    'hall s',
    'corridor-bedroom corridor-living corridor-kitchen corridor-kids corridor-bath hall~corridor',
    stack(
      beside(room('bedroom'), room('living'), room('kitchen')),
      room('corridor', { fixCm: 120 }),
      beside(room('kids'), room('bath'), room('hall')),
    ),
  ),
  layout(
    'three-wings',
    '3',
    'n',
    'hall s',
    'kitchenLiving-bedroom bedroom-shower hall~kitchenLiving kitchenLiving~corridor corridor-kids corridor-study corridor-bath corridor-wardrobe',
    beside(
      stack(room('bedroom'), room('shower')),
      stack(room('kitchenLiving'), room('hall')),
      stack(
        beside(room('kids'), room('study')),
        room('corridor', { fixCm: 120 }),
        beside(room('bath'), room('wardrobe')),
      ),
    ),
  ),
  layout(
    'three-cross',
    '3',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-bath hall-wc hall-bedroom hall-kids bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living')),
      beside(room('hall'), room('bath')),
      beside(room('bedroom'), stack(room('wc'), room('wardrobe')), room('kids')),
    ),
  ),
];
