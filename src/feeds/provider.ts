import type {
  Amenity,
  CanonicalAddress,
  CanonicalFlat,
  CanonicalMetro,
  ExternalIds,
  ProgressPhoto,
} from '#domain/feed/canonical-listing.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';
import type { FeedLimits } from './limits.ts';

/** The seller stated in one record: a company or nobody, never a person. */
export interface SellerFacts {
  /** Agencies and owners are not developers; `unknown` is treated as a developer. */
  kind: 'developer' | 'agency' | 'owner' | 'unknown';
  name: string | null;
  phone: string | null;
  siteUrl: string | null;
  logoUrl: string | null;
}

/**
 * The facts one record states about its complex; records of one complex are merged, and the first filled field wins.
 */
export interface ComplexFacts {
  name: string | null;
  externalIds: ExternalIds;
  seller: SellerFacts;
  /** The address of the complex itself, where the dialect states one besides the houses'. */
  address: CanonicalAddress | null;
  description: string | null;
  metros: CanonicalMetro[];
  parking: Parking[];
  amenities: Amenity[];
  photoUrls: string[];
  progressPhotos: ProgressPhoto[];
  videoUrls: string[];
}

/** The facts one record states about its house; they are merged as those of a complex. */
export interface HouseFacts {
  name: string | null;
  /** The raw building-section; it names the house only where nothing better distinguishes houses. */
  section: string | null;
  externalIds: ExternalIds;
  /** Null in a partial record, where the facts of the house come apart from its flats. */
  address: CanonicalAddress | null;
  floors: number | null;
  buildingState: BuildingState | null;
  handover: HandoverTerm | null;
  material: Material | null;
  photoUrls: string[];
}

/** One flat together with everything the record repeats about its house and complex. */
export interface CanonicalOffer {
  complex: ComplexFacts;
  house: HouseFacts;
  flat: CanonicalFlat;
}

/** The events of a dialect reader come in document order. */
export type FeedEvent =
  | { kind: 'offer'; offer: CanonicalOffer }
  /**
   * A row of the feed that will not be imported. The issues tell the reason; `externalId` is what an accepted row would
   * have.
   */
  | { kind: 'rejected'; externalId: string | null; issues: FeedIssue[] }
  | { kind: 'warnings'; issues: FeedIssue[] }
  /** A complex or a house described apart from its flats (in DomClick it may close after them). */
  | { kind: 'complex'; complex: ComplexFacts; houses: HouseFacts[]; line: number };

export interface ReadOptions {
  /** The moment of the run, against which years are judged. */
  now: Date;
  limits?: FeedLimits;
}

/** A reader of one dialect: it takes decoded text, gives canonical events, and holds one record at a time. */
export interface FeedProvider {
  dialect: Dialect;
  read(text: AsyncIterable<string>, options: ReadOptions): AsyncIterable<FeedEvent>;
}
