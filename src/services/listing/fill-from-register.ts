import { fillHousesFromRegister } from '#db/queries/listing/housing-projects.ts';
import { moscowDate } from '#domain/time/moscow.ts';
import type { ServiceContext } from '../context.ts';

/** Says of houses what their feeds did not and the kept cards of the state register do; answers how many changed. */
export async function fillFromRegister({ db, now }: ServiceContext): Promise<number> {
  return fillHousesFromRegister(db, moscowDate(now));
}
