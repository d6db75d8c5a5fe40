export const COMFORT_CLASSES = ['COMFORT', 'BUSINESS', 'ELITE'] as const;

export type ComfortClass = (typeof COMFORT_CLASSES)[number];

export const COMFORT_CLASS_LABELS: Record<ComfortClass, string> = {
  COMFORT: 'Комфорт',
  BUSINESS: 'Бизнес',
  ELITE: 'Элитный',
};
