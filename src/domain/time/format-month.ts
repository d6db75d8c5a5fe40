const MONTHS = [
  ...['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь'],
  ...['Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь'],
];

/** 'Сентябрь 2026' of '2026-09', with a space that does not break. */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]}\u00A0${month.slice(0, 4)}`;
}
