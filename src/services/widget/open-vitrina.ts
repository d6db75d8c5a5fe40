import { listScopeComplexes } from '#db/queries/company/client-complexes.ts';
import { listRegions } from '#db/queries/geo/places.ts';
import { legacyRegion } from '#domain/mortgage/legacy/legacy-region.ts';
import type { ComplexScope } from '../catalog/open-catalogue.ts';
import type { ServiceContext } from '../context.ts';
import type { OpenedWidget } from './open-widget.ts';

/** Opens the catalogue limited to the companies, projects and regions of a vitrina; an empty list restricts nothing. */
export async function openVitrina(
  ctx: ServiceContext,
  { scope: { companyIds, projectIds }, regions }: Pick<OpenedWidget, 'scope' | 'regions'>,
): Promise<ComplexScope> {
  if (companyIds.length + projectIds.length + regions.length === 0) return {};
  const own = regions.length > 0 ? await listRegions(ctx.db) : [];
  const complexIds = await listScopeComplexes(ctx.db, {
    ...(companyIds.length > 0 && { companyIds }),
    ...(projectIds.length > 0 && { projectIds }),
    ...(regions.length > 0 && {
      regionIds: own.filter(({ fullName }) => regions.includes(legacyRegion(fullName))).map(({ id }) => id),
    }),
  });
  return { complexIds };
}
