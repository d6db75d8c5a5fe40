import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** A kitchen and four living rooms. */
export const fourRoomLayouts: readonly Layout[] = [
  layout(
    'four-through',
    '4',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-study hall-bedroom hall-bath hall-kids bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living'), room('study')),
      room('hall', { fixCm: 135 }),
      beside(room('bedroom'), stack(room('bath'), room('wardrobe')), room('kids')),
    ),
  ),
  layout(
    'four-euro-through',
    '4',
    'ns',
    'hall w',
    'hall~kitchenLiving hall-bedroom hall-kids hall-bath hall-kids2 hall-study kids2-wardrobe',
    stack(
      beside(room('kitchenLiving'), room('bedroom')),
      room('hall', { fixCm: 135 }),
      beside(room('kids'), stack(room('bath'), room('wardrobe')), room('kids2'), room('study')),
    ),
  ),
  layout(
    'four-corner',
    '4',
    'ne',
    'hall s',
    'hall~kitchenLiving hall-bath kitchenLiving~corridor corridor-bedroom corridor-kids corridor-study corridor-shower corridor-living corridor-wardrobe',
    beside(
      stack(room('kitchenLiving'), beside(room('bath'), room('hall'))),
      stack(
        beside(room('bedroom'), room('kids'), room('study')),
        room('corridor', { fixCm: 125 }),
        beside(room('shower'), room('wardrobe'), room('living')),
      ),
    ),
  ),
  layout(
    'four-wings',
    '4',
    'nwe',
    'hall s',
    'kitchenLiving-bedroom hall-kids hall~kitchenLiving kitchenLiving-study hall-bath hall-shower kitchenLiving-kids2',
    beside(
      stack(room('bedroom'), room('kids'), room('bath')),
      stack(room('kitchenLiving'), room('hall')),
      stack(room('study'), room('kids2'), room('shower')),
    ),
  ),
  layout(
    'four-line',
    '4',
    'ne',
    'hall s',
    'corridor-kids corridor-bedroom corridor-living corridor-kitchen hall~corridor corridor-bath corridor-wc corridor-study hall-wardrobe',
    stack(
      beside(room('bedroom'), room('kids'), room('living'), room('kitchen')),
      room('corridor', { fixCm: 130 }),
      beside(room('bath'), room('wc'), room('hall'), room('wardrobe'), room('study')),
    ),
  ),
  layout(
    'four-master',
    '4',
    'ne',
    'hall s',
    'kitchenLiving-bedroom bedroom-wardrobe bedroom-shower hall~kitchenLiving kitchenLiving~corridor corridor-kids corridor-study corridor-bath corridor-kids2',
    beside(
      stack(room('bedroom'), beside(room('wardrobe'), room('shower'))),
      stack(room('kitchenLiving'), room('hall')),
      stack(
        beside(room('kids'), room('study')),
        room('corridor', { fixCm: 120 }),
        beside(room('bath'), room('kids2')),
      ),
    ),
  ),
  layout(
    'four-cross',
    '4',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-study hall-bath hall-wc hall-bedroom hall-kids bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living'), room('study')),
      beside(room('hall'), room('bath')),
      beside(room('bedroom'), stack(room('wc'), room('wardrobe')), room('kids')),
    ),
  ),
];
