const MONTHS = [
  ...['янв.', 'фев.', 'март', 'апр.', 'май', 'июнь'],
  ...['июль', 'авг.', 'сен.', 'окт.', 'нояб.', 'дек.'],
];

/** '2025-01-01' is 'янв. 2025', any other month stands without its year. */
export function formatMonth(date: string): string {
  const [year, month] = date.split('-');
  const name = MONTHS[Number(month) - 1]!;
  return month === '01' ? `${name}\u00a0${year}` : name;
}
