/** Types of a complex's photos; plans have none. */
export const PHOTO_TYPES = ['YARD', 'COMPLEX', 'PORCH', 'LIFT'] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

export const PHOTO_TYPE_LABELS: Record<PhotoType, string> = {
  YARD: 'Двор',
  COMPLEX: 'Комплекс',
  PORCH: 'Подъезд',
  LIFT: 'Лифт',
};
