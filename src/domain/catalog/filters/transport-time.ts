/** How one gets to the metro; on foot unless said. */
export const TRANSPORT_TYPES = ['foot', 'car'] as const;

export type TransportType = (typeof TRANSPORT_TYPES)[number];

/** Minutes to the metro; '0' is the choice of none. */
export const TRANSPORT_TIMES = ['0', '5', '10', '15', '20', '45'] as const;

export type TransportTime = (typeof TRANSPORT_TIMES)[number];

/** What each way of getting there offers; switching from one to the other forgets minutes the other lacks. */
export const TIMES_OFFERED: Record<TransportType, readonly TransportTime[]> = {
  foot: ['5', '10', '15', '20'],
  car: ['20', '45'],
};
