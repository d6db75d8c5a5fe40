import { z } from 'zod';
import type { Dialect } from '#domain/feed/dialect.ts';
import type { RuleBroken } from '#domain/feed/group-issues.ts';
import type { FlatCard, FlatCards } from './flat-card.ts';

/** The address of a feed that somebody wants checked. */
export const CheckedAddress = z.object({ url: z.string().trim().min(1).max(2_048) });

/** How a feed would be taken, if it were imported now. */
export interface FeedCheck {
  /** Why nothing of the file would be taken; null when it was read. */
  refusal: { message: string; line: number | null } | null;
  dialect: Dialect | null;
  /** Rows of the file: shown + doubtful + rejected + repeated. */
  offers: number;
  shown: number;
  /** Flats that would wait for a person because of their figures. */
  doubtful: number;
  rejected: number;
  /** Rows that say again what another row with the same id says. */
  repeated: number;
  complexes: CheckedComplex[];
  /** All of them; the largest feeds have more than are named. */
  complexesCount: number;
  rules: RuleBroken[];
  /** The report was cut: the file has more remarks than are kept. */
  areRulesCut: boolean;
  /** The first flats that would be shown. */
  cards: { flats: CheckedCard[] } & Pick<FlatCards, 'complexes' | 'houses'>;
}

/** A card of a flat that is nowhere yet; its ids are places in the file. */
export type CheckedCard = Omit<FlatCard, 'priceMove' | 'confirmedAt'>;

export interface CheckedComplex {
  name: string;
  /** The feed gives no name, so one was made of the address. */
  isNameGuessed: boolean;
  flats: number;
  houses: { name: string | null; address: string | null; flats: number; hasPoint: boolean }[];
  housesCount: number;
}
