import type {
  Amenity,
  CanonicalAddress,
  CanonicalFlat,
  CanonicalMetro,
  ExternalIds,
} from '#domain/feed/canonical-listing.ts';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { FeedIssue } from '#domain/feed/issue.ts';
import type { BuildingState } from '#domain/listing/building-state.ts';
import type { Material } from '#domain/listing/material.ts';
import type { Parking } from '#domain/listing/parking.ts';
import type { HandoverTerm } from '#domain/time/quarter.ts';
import type { FeedLimits } from './limits.ts';

/** Who sells, as one record says: a company or nobody, never a person. */
export interface SellerFacts {
  /** Agencies and owners are not developers; `unknown` is taken for a developer. */
  kind: 'developer' | 'agency' | 'owner' | 'unknown';
  name: string | null;
  phone: string | null;
  siteUrl: string | null;
  logoUrl: string | null;
}

/** What one record says about its complex; records of one complex are merged, the first filled field wins. */
export interface ComplexFacts {
  name: string | null;
  externalIds: ExternalIds;
  seller: SellerFacts;
  /** The complex's own address, where the dialect has one apart from the houses'. */
  address: CanonicalAddress | null;
  description: string | null;
  metros: CanonicalMetro[];
  parking: Parking[];
  amenities: Amenity[];
  photoUrls: string[];
  videoUrls: string[];
}

/** What one record says about its house; merged like ComplexFacts. */
export interface HouseFacts {
  name: string | null;
  /** Raw building-section: the house's name only where nothing better tells houses apart. */
  section: string | null;
  externalIds: ExternalIds;
  /** Null in a partial record: the house's own facts come apart from its flats. */
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

/** What a dialect reader yields, in document order. */
export type FeedEvent =
  | { kind: 'offer'; offer: CanonicalOffer }
  /** The record is a row of the feed that will not be imported; its reason is among the issues, `externalId` what an accepted one would bear. */
  | { kind: 'rejected'; externalId: string | null; issues: FeedIssue[] }
  | { kind: 'warnings'; issues: FeedIssue[] }
  /** A complex or house stated apart from its flats (DomClick, where it may close after them). */
  | { kind: 'complex'; complex: ComplexFacts; houses: HouseFacts[]; line: number };

export interface ReadOptions {
  /** The moment of the run: years are judged against it. */
  now: Date;
  limits?: FeedLimits;
}

/** A reader of one dialect: decoded text in, canonical events out; holds one record at a time. */
export interface FeedProvider {
  dialect: Dialect;
  read(text: AsyncIterable<string>, options: ReadOptions): AsyncIterable<FeedEvent>;
}
