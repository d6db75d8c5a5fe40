import { beside, room, stack } from '../floor-tree.ts';
import { type Layout, layout } from '../layout.ts';

/** A kitchen and five living rooms. */
export const manyRoomsLayouts: readonly Layout[] = [
  layout(
    'five-through',
    'manyRooms',
    'ns',
    'hall w',
    'hall-kitchen hall-living hall-study hall-bedroom hall-bath hall-shower hall-kids hall-kids2 bedroom-wardrobe kids2-wardrobe2',
    stack(
      beside(room('kitchen'), room('living'), room('study')),
      room('hall', { fixCm: 140 }),
      beside(
        room('bedroom'),
        stack(room('bath'), room('wardrobe')),
        room('kids'),
        stack(room('shower'), room('wardrobe2')),
        room('kids2'),
      ),
    ),
  ),
  layout(
    'five-wings',
    'manyRooms',
    'nwe',
    'hall s',
    'kitchenLiving-bedroom bedroom-shower hall-kids hall~kitchenLiving kitchenLiving~corridor corridor-study corridor-kids2 corridor-bath corridor-living',
    beside(
      stack(room('bedroom'), room('shower'), room('kids')),
      stack(room('kitchenLiving'), room('hall')),
      stack(
        beside(room('study'), room('kids2')),
        room('corridor', { fixCm: 125 }),
        beside(room('bath'), room('living')),
      ),
    ),
  ),
  layout(
    'five-corner',
    'manyRooms',
    'new',
    'hall s',
    'hall~kitchenLiving hall-bath kitchenLiving~corridor corridor-bedroom corridor-kids corridor-study corridor-shower corridor-living corridor-wardrobe kitchenLiving-kids2',
    beside(
      stack(room('kitchenLiving'), beside(room('kids2'), room('bath'), room('hall'))),
      stack(
        beside(room('bedroom'), room('kids'), room('study')),
        room('corridor', { fixCm: 130 }),
        beside(room('shower'), room('wardrobe'), room('living')),
      ),
    ),
  ),
  layout(
    'five-ring',
    'manyRooms',
    'nwe',
    'hall s',
    'corridor-bedroom corridor-kids corridor-living corridor-study hall~corridor corridor-kids2 corridor-bath corridor-wc corridor-kitchen hall-laundry hall-storage',
    stack(
      beside(room('bedroom'), room('kids'), room('living'), room('study')),
      room('corridor', { fixCm: 135 }),
      beside(
        room('kids2'),
        stack(room('bath'), room('laundry')),
        room('hall'),
        stack(room('wc'), room('storage')),
        room('kitchen'),
      ),
    ),
  ),
  layout(
    'five-cross',
    'manyRooms',
    'ns',
    'hall e',
    'hall-kitchen hall-living hall-study hall-bath hall-wc hall-bedroom hall-kids hall-kids2 bedroom-wardrobe',
    stack(
      beside(room('kitchen'), room('living'), room('study')),
      beside(room('bath'), room('hall', { share: 1.4 })),
      beside(room('bedroom'), stack(room('wc'), room('wardrobe')), room('kids'), room('kids2')),
    ),
  ),
];
