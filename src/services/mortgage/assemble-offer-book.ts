import type {
  AssignmentRow,
  GeoGroupRow,
  GeoPlaceRow,
  OfferBookRows,
  OfferPartRow,
  OfferRow,
  ProgramNameRow,
  ProjectRow,
} from '#db/queries/mortgage/offer-book.ts';
import { legacyRegionsOf } from '#domain/mortgage/legacy/legacy-regions-of.ts';
import {
  type GeoRestriction,
  type GeoRestrictionGroup,
  type Offer,
  type OfferPart,
  type OfferTerms,
  type Place,
  type Program,
  type Project,
  UNTIL_HANDOVER,
} from '#domain/mortgage/offer/offer.ts';
import { offerHash } from '#domain/mortgage/offer/offer-hash.ts';
import { soleHandoverDate } from '#domain/time/sole-handover-date.ts';

/** An offer with what its scope is decided by. */
export interface BookedOffer {
  offer: Offer;
  /** The bank's programme, which projects are assigned. */
  programId: number;
}

export interface BookedProject extends Project {
  developerCompanyId: number;
  assignments: readonly AssignmentRow[];
}

/** Every offer given on a day, ready for the engine, and what scopes and places are looked up in. */
export interface OfferBook {
  offers: readonly BookedOffer[];
  /** Sorted by display order. */
  programs: readonly Program[];
  /** Sorted by name. */
  projects: readonly BookedProject[];
  projectOfComplex: ReadonlyMap<number, BookedProject>;
  /** Regions of Russia: mortgages of its banks hold nowhere else. */
  regions: readonly Place[];
  bankIds: ReadonlySet<number>;
}

/** Offers as the engine takes them, of the rows they are kept in. */
export function assembleOfferBook(rows: OfferBookRows): OfferBook {
  const programs = rows.programNames.map((row) => ({
    ...programName(row),
    chain: programChain(row, rows.programNames),
  }));
  const programById = new Map(programs.map((program) => [program.id, program]));
  const groups = new Map(rows.geoGroups.map((group) => [group.id, geoGroup(group, rows.cities)]));
  const projects = rows.projects.map(bookedProject);
  const projectById = new Map(projects.map((project) => [project.id, project]));
  const offers = rows.offers.map((row) => ({
    programId: row.programId,
    terms: {
      ...ownTerms(row),
      program: programById.get(row.programNameId)!,
      project: row.projectId === null ? null : ownFields(projectById.get(row.projectId)!),
      geoRestrictionGroups: row.geoGroupIds.map((id) => groups.get(id)!),
    } satisfies OfferTerms,
  }));
  const surroundings = { regions: rows.regions, offers: offers.map(({ terms }) => terms) };
  return {
    offers: offers.map(({ programId, terms }) => ({
      programId,
      offer: {
        ...terms,
        hash: offerHash(terms),
        legacyRegions: legacyRegionsOf(terms, surroundings),
      },
    })),
    programs,
    projects,
    projectOfComplex: new Map(
      rows.projects.flatMap(({ id, complexIds }) =>
        complexIds.map((complexId) => [complexId, projectById.get(id)!] as const),
      ),
    ),
    regions: rows.regions,
    bankIds: new Set(rows.bankIds),
  };
}

function programName({ id, name, displayName, filterTooltip, order }: ProgramNameRow) {
  return { id, name, displayName, filterTooltip, order };
}

/** The programme and its parents; the database sees that they never come round. */
function programChain(row: ProgramNameRow, all: readonly ProgramNameRow[]): Program['chain'] {
  const parent = all.find(({ id }) => id === row.parentId);
  return [programName(row), ...(parent ? programChain(parent, all) : [])];
}

function bookedProject(row: ProjectRow): BookedProject {
  const { id, name, developerCompanyId, assignments } = row;
  return { id, name, developerCompanyId, assignments, handoverDate: soleHandoverDate(row.handovers) };
}

function ownFields({ id, name, handoverDate }: BookedProject): Project {
  return { id, name, handoverDate };
}

/** Terms that stand in the row of the offer itself. */
function ownTerms(row: OfferRow) {
  const { declaredPskFrom, declaredPskTo } = row;
  return {
    bank: { ...row.bank, logoURL: bankIconUrl(row.bank) },
    brand: row.brand,
    type: row.type,
    comment: row.comment,
    tooltip: row.tooltip,
    priority: row.priority,
    downPayment: { from: row.downPaymentFrom, to: row.downPaymentTo },
    period: { from: row.periodFrom, to: row.periodTo },
    parts: row.parts.map((part) => offerPart(part, row)),
    declaredPsk:
      declaredPskFrom === null && declaredPskTo === null
        ? null
        : { from: declaredPskFrom, to: declaredPskTo },
    termsAsOf: row.termsAsOf,
  };
}

function offerPart(part: OfferPartRow, { subsidyRows }: OfferRow): OfferPart {
  switch (part.type) {
    case 'TRANCHE':
      return {
        type: part.type,
        valuePart: part.valuePart!,
        endDateOrDuration: part.endYears ?? part.endDate ?? UNTIL_HANDOVER,
      };
    case 'SUBSIDY':
      return {
        type: part.type,
        matrix: subsidyRows.map(({ duration, interest, discount, fee }) => ({
          duration,
          interest,
          ...(discount !== null && { _discount: discount }),
          ...(fee !== null && { _fee: fee }),
        })),
      };
    default:
      return {
        type: part.type,
        interest: part.interest!,
        valueRange: { from: part.valueFrom, to: part.valueTo },
      };
  }
}

function geoGroup({ id, type, places }: GeoGroupRow, cities: OfferBookRows['cities']): GeoRestrictionGroup {
  const excluded = places.filter(({ isExcluded }) => isExcluded);
  const restrictions = places
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap((place) => restrictionsOf(place, excluded, cities));
  return { id, type, restrictions };
}

/**
 * An included place less the excluded ones. A region that loses some cities is told as the region without cities, and
 * each city that is left.
 */
function restrictionsOf(
  { region, city }: GeoPlaceRow,
  excluded: readonly GeoPlaceRow[],
  cities: OfferBookRows['cities'],
): GeoRestriction[] {
  const ofRegion = excluded.filter((place) => place.region.id === region.id);
  if (city !== null || ofRegion.length === 0) return [{ region, city, excludeCities: false }];
  const outside: GeoRestriction = { region, city: null, excludeCities: true };
  if (ofRegion.some((place) => place.city === null)) return [outside];
  const kept = cities.filter(
    ({ id, regionId }) => regionId === region.id && !ofRegion.some((place) => place.city!.id === id),
  );
  return [
    outside,
    ...kept.map(({ id, fullName }) => ({ region, city: { id, fullName }, excludeCities: false })),
  ];
}

/** Gives the address of a bank's icon; a bank without a name for addresses is found by its id. */
function bankIconUrl({ id, uname }: { id: number; uname: string | null }): string {
  return `/icons-banks/opaque/${uname ?? id}.svg`;
}
