import type { ServiceContext } from '../context.ts';
import { fillFromRegister } from './fill-from-register.ts';
import { refreshHighwayDistances } from './refresh-highway-distances.ts';
import { refreshMetroDistances } from './refresh-metro-distances.ts';
import { refreshClosedBooking } from './set-closed-sales.ts';

/** Brings what follows from listings in line with them; part of every feed run that changed something. */
export async function refreshOverlay(ctx: ServiceContext): Promise<void> {
  await refreshMetroDistances(ctx);
  await refreshHighwayDistances(ctx);
  await refreshClosedBooking(ctx);
  await fillFromRegister(ctx);
}
