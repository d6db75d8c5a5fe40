import type { Schedule } from '#contract/ipo-calc/schedule.ts';

const COLUMNS = ['month', 'payment', 'interest', 'principal', 'extra', 'balance'] as const;

/** The rows of a schedule by RFC 4180: roubles with a dot and two decimals. */
export function scheduleCsv({ rows }: Pick<Schedule, 'rows'>): string {
  const lines = rows.map((row) =>
    COLUMNS.map((column) => (column === 'month' ? row.month : row[column].toFixed(2))).join(','),
  );
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
