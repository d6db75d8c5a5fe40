/** Kinds of parking a complex may have, several at once. */
export const PARKINGS = ['open', 'closed', 'underground'] as const;

export type Parking = (typeof PARKINGS)[number];

export const PARKING_LABELS: Record<Parking, string> = {
  open: 'Открытая',
  closed: 'Закрытая',
  underground: 'Подземная',
};
