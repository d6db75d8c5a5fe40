/** Only FREE flats are found, counted and priced; the others stay visible on the board of the house. */
export const FLAT_STATUSES = ['FREE', 'BOOKED', 'SOLD'] as const;

export type FlatStatus = (typeof FLAT_STATUSES)[number];

export const FLAT_STATUS_LABELS: Record<FlatStatus, string> = {
  FREE: 'Свободна',
  BOOKED: 'Забронирована',
  SOLD: 'Продана',
};
