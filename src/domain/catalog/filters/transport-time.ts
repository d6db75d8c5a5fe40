/** Ways to get to the metro; a search that names none means on foot. */
export const TRANSPORT_TYPES = ['foot', 'car'] as const;

export type TransportType = (typeof TRANSPORT_TYPES)[number];

/** Minutes to the metro; '0' is the choice of none. */
export const TRANSPORT_TIMES = ['0', '5', '10', '15', '20', '45'] as const;

export type TransportTime = (typeof TRANSPORT_TIMES)[number];

/** The minutes offered for each way; switching to a way that lacks the chosen minutes drops them. */
export const TIMES_OFFERED: Record<TransportType, readonly TransportTime[]> = {
  foot: ['5', '10', '15', '20'],
  car: ['20', '45'],
};

/** The name of a choice of both among counts: 'foot10'. */
export function transportTimeKey(way: TransportType, time: TransportTime): string {
  return way + time;
}
