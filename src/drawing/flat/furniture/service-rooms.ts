import type { Side } from '../../box.ts';
import * as pieces from './pieces.ts';
import { addWardrobe, type Furnish, shrink } from './shrink.ts';

export const bath: Furnish = (space) => {
  const tub = shrink(space, pieces.bathtub, [170, 150], { d: 72, align: 'corner' });
  if (tub === null) space.stand(pieces.showerTray, { w: 90, d: 90, align: 'corner' });
  space.stand(pieces.toilet, { w: 38, d: 60, align: 'corner', front: 30 });
  shrink(space, pieces.basin, [70, 56, 46], { d: 44, align: 'corner', front: 30 });
  if (space.areaM2 > 3.3) space.stand(pieces.washer, { w: 60, d: 56, align: 'corner', front: 20 });
};

export const shower: Furnish = (space) => {
  if (space.stand(pieces.showerTray, { w: 100, d: 90, align: 'corner' }) === null) {
    space.stand(pieces.showerTray, { w: 80, d: 80, align: 'corner' });
  }
  space.stand(pieces.toilet, { w: 38, d: 60, align: 'corner', front: 25 });
  shrink(space, pieces.basin, [60, 46], { d: 42, align: 'corner', front: 25 });
};

export const wc: Furnish = (space) => {
  space.stand(pieces.toilet, { w: 38, d: 58, align: 'centre', front: 20 });
  shrink(space, pieces.basin, [50, 40], { d: 32, align: 'corner' });
};

export const hall: Furnish = (space) => {
  addWardrobe(space, [220, 180, 150, 120, 90]);
  if (space.areaM2 > 8)
    shrink(space, pieces.shelves, [120, 90], { d: 36, align: 'corner', front: 60, tall: true });
};

export const wardrobeRoom: Furnish = (space) => {
  const long: Side[] = space.room.w > space.room.h ? ['n', 's'] : ['e', 'w'];
  const widths = [300, 260, 220, 190, 160, 130, 100, 80];
  shrink(space, pieces.wardrobe, widths, { d: 54, sides: long, align: 'corner' });
  if (Math.min(space.room.w, space.room.h) > 170) {
    shrink(space, pieces.wardrobe, widths, { d: 46, sides: long, align: 'corner', front: 40 });
  }
};

export const laundry: Furnish = (space) => {
  space.stand(pieces.washer, { w: 60, d: 58, align: 'corner' });
  space.stand(pieces.washer, { w: 60, d: 58, align: 'corner' });
  space.stand(pieces.basin, { w: 56, d: 46, align: 'corner' });
};

export const storage: Furnish = (space) => {
  shrink(space, pieces.shelves, [160, 130, 100, 80, 60], { d: 32, align: 'corner' });
};
