import type { NamedId } from '#domain/mortgage/offer/offer.ts';
import type { ServiceContext } from '../context.ts';
import { loadOfferBook } from './load-offer-book.ts';
import type { OfferScope } from './offer-scope.ts';

/** Projects of the companies of a scope, by name; where it names projects, those alone. */
export async function listProjects(
  ctx: ServiceContext,
  { companyIds, projectIds }: OfferScope,
): Promise<NamedId[]> {
  const { projects } = await loadOfferBook(ctx);
  return projects
    .filter(({ developerCompanyId }) => companyIds.length === 0 || companyIds.includes(developerCompanyId))
    .filter(({ id }) => projectIds.length === 0 || projectIds.includes(id))
    .map(({ id, name }) => ({ id, name }));
}
