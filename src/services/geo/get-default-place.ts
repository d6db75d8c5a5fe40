import { findCityByName, listCities } from '#db/queries/geo/places.ts';
import { AppError } from '#domain/errors.ts';
import { encodeLocation } from '#domain/geo/location-code.ts';
import type { NamedLocation } from '#domain/geo/named-location.ts';
import type { ServiceContext } from '../context.ts';

/**
 * Gives the place of a search without a choice: the configured city, or the first of the dictionary when it has none of
 * that name. Errors: UNAVAILABLE before the dictionary is filled.
 */
export async function getDefaultPlace(ctx: ServiceContext): Promise<NamedLocation> {
  const name = ctx.settings.defaultLocationName;
  // The dictionary does not change while a process runs.
  return ctx.ports.memory.recall('default place', name, async () => {
    const city = (await findCityByName(ctx.db, name)) ?? (await listCities(ctx.db))[0];
    if (!city) throw new AppError('UNAVAILABLE', 'Справочник мест пуст');
    return { location: encodeLocation({ kind: 'city', id: city.id }), fullName: city.fullName };
  });
}
