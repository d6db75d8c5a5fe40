import type { IsoDate } from '#domain/time/iso-date.ts';

/** One thing that happened to a widget of a client. */
export interface WidgetCount {
  clientCompanyId: number;
  keyId: number;
  day: IsoDate;
  page: string;
  what: 'shown' | 'counted';
}

/** Holds counts for a while, for a view of a widget costs no write. */
export interface WidgetTally {
  add(count: WidgetCount): void;
  /** Writes down what is held. */
  flush(): Promise<void>;
}
