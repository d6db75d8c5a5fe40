import { z } from 'zod';

export const ConsoleSearchInput = z.object({ text: z.string().trim().min(1).max(200) });
export type ConsoleSearchInput = z.infer<typeof ConsoleSearchInput>;

/** A record of the console by what people call it. */
export interface FoundRecord {
  id: number;
  title: string;
  /** Tells it from others of its name. */
  note: string | null;
}

/** The first records of each kind that a text finds; a kind that the reader may not see is absent. */
export interface ConsoleFound {
  complexes?: (FoundRecord & { developerId: number })[];
  feeds?: FoundRecord[];
  offers?: FoundRecord[];
  people?: FoundRecord[];
  companies?: FoundRecord[];
  apiKeys?: FoundRecord[];
  leads?: FoundRecord[];
  legalDocs?: FoundRecord[];
}

/** How many things wait for a person; what the reader may not see is absent. */
export interface ConsoleWaiting {
  /** Feeds with withdrawals or figures to decide about. */
  heldFeeds?: number;
  /** Feeds whose last run failed. */
  failedFeeds?: number;
  /** Keys that end within a month. */
  expiringKeys?: number;
  /** Leads that nobody took. */
  newLeads?: number;
  /** Background work that failed every try. */
  deadWork?: number;
}
