import type { Offer } from '#domain/mortgage/offer/offer.ts';
import type { BookedOffer, BookedProject, OfferBook } from './assemble-offer-book.ts';
import type { OfferScope } from './offer-scope.ts';

/** The offers of a book within a scope; those of type NONE are within no scope. */
export function restrictOffers(book: OfferBook, scope: OfferScope): Offer[] {
  const banks = scope.companyIds.filter((id) => book.bankIds.has(id));
  const developers = scope.companyIds.filter((id) => !book.bankIds.has(id));
  const projects = scope.projectIds.map((id) => book.projects.find((project) => project.id === id));
  const developerOf = new Map(book.projects.map((project) => [project.id, project.developerCompanyId]));
  return book.offers
    .filter(({ offer }) => !offer.geoRestrictionGroups.some(({ type }) => type === 'NONE'))
    .filter(({ offer: { bank, brand, project } }) => {
      if (!isWithin(banks, bank.id)) return false;
      if (brand && !isWithin(developers, brand.id)) return false;
      return project === null || isWithin(developers, developerOf.get(project.id)!);
    })
    .filter(
      ({ offer }) =>
        scope.regions.length === 0 || scope.regions.some((region) => offer.legacyRegions.includes(region)),
    )
    .flatMap((booked) => inProjects(booked, projects) ?? []);
}

/**
 * An offer as one of the projects has it: assigned, with what the highest assignment says of it; undefined where none
 * has it, or it is for another developer.
 */
function inProjects(
  booked: BookedOffer,
  projects: readonly (BookedProject | undefined)[],
): Offer | undefined {
  if (projects.length === 0) return booked.offer;
  const { brand } = booked.offer;
  return projects
    .filter((project) => project !== undefined)
    .filter(({ developerCompanyId }) => brand === null || brand.id === developerCompanyId)
    .flatMap((project) => inProject(booked, project) ?? [])
    .sort((one, other) => other.priority - one.priority)[0];
}

/** An offer as a project has it; undefined when it is not for it, or another programme is assigned instead. */
export function inProject({ offer, programId }: BookedOffer, project: BookedProject): Offer | undefined {
  if (offer.project && offer.project.id !== project.id) return undefined;
  if (project.assignments.length === 0) return offer;
  const assigned = project.assignments.find(
    (assignment) => assignment.programId === programId && assignment.programTypes.includes(offer.type),
  );
  return (
    assigned && {
      ...offer,
      priority: assigned.priority,
      comment: assigned.comment ?? offer.comment,
      tooltip: assigned.tooltip ?? offer.tooltip,
    }
  );
}

function isWithin(ids: readonly number[], id: number): boolean {
  return ids.length === 0 || ids.includes(id);
}
