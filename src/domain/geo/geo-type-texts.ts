export const GEO_TYPE_TEXTS = {
  ALL: 'Везде',
  NONE: 'Нигде',
  OTHER: 'Где у банка нет другого предложения по программе',
} as const;
