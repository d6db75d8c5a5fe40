/** Stages of a mortgage application, in the order it passes them. */
export const APPLICATION_STATUSES = [
  'DRAFT',
  'SENT_TO_BROKER',
  'VERIFIED_BY_BROKER',
  'SENT_TO_BANKS',
  'GOT_RESOLUTION',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  DRAFT: 'Черновик',
  SENT_TO_BROKER: 'Отправлена брокеру',
  VERIFIED_BY_BROKER: 'Проверена брокером',
  SENT_TO_BANKS: 'Отправлена в банки',
  GOT_RESOLUTION: 'Получено решение',
};
