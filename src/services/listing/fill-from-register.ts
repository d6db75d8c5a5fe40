import { recordHandovers } from '#db/queries/listing/house-handovers.ts';
import { fillHousesFromRegister } from '#db/queries/listing/housing-projects.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Says of houses what their feeds did not and the kept cards of the state register do, and writes down what is promised
 * now; answers how many changed.
 */
export async function fillFromRegister({ db, now }: ServiceContext): Promise<number> {
  const changed = await fillHousesFromRegister(db, moscowDate(now));
  await recordHandovers(db, now);
  return changed;
}
