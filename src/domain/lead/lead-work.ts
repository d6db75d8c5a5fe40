/** The requests people leave, in the words others read. */
export const LEAD_KINDS = {
  WIDGET_APPLICATION: 'Ипотека из виджета',
  BOOKING: 'Бронь или вопрос',
  REGISTRATION: 'Регистрация риелтора',
  COMING_SOON: 'Сообщить о запуске',
  CALLBACK: 'Звонок или СМС',
} as const;

export type LeadKind = keyof typeof LEAD_KINDS;

/** How the talk with a person ended. */
export const LEAD_RESULTS = {
  AGREED: 'Договорились',
  NO_ANSWER: 'Не дозвонились',
  DECLINED: 'Отказался',
  DOUBLE: 'Повтор',
} as const;

export type LeadResult = keyof typeof LEAD_RESULTS;

/** The things that happen to a stored lead. */
export const LEAD_EVENTS = {
  TOLD: 'Сообщили сотруднику',
  RECEIPT: 'Написали человеку',
  SENT: 'Отправлена получателю',
  FAILED: 'Отправить не удалось, попробуем снова',
  REFUSED: 'Получатель не принял',
  SENT_AGAIN: 'Отправлена ещё раз',
  TAKEN: 'Взята в\u00a0работу',
  RETURNED: 'Снова ничья: у\u00a0сотрудника больше нет доступа',
  CALLED: 'Позвонили',
  NOTED: 'Заметка',
  SETTLED: 'Итог',
  REOPENED: 'Снова в\u00a0работе',
  MERGED: 'Собраны повторы',
  ERASED: 'Контакты стёрты',
} as const;

export type LeadEventKind = keyof typeof LEAD_EVENTS;

/** The parts of the desk of leads. */
export const LEAD_VIEWS = {
  new: 'Новые',
  taken: 'В\u00a0работе',
  settled: 'С\u00a0итогом',
  undelivered: 'Не\u00a0доставлены',
} as const;

export type LeadView = keyof typeof LEAD_VIEWS;
