import type { AuditEntryShown } from '#contract/audit.ts';

/** An edit in one line: 'name: Берег → Мыс', 'создано: name: Берег', 'удалено: name: Берег'. */
export function editText({ before, after }: Pick<AuditEntryShown, 'before' | 'after'>): string {
  if (before === null) return `создано: ${fieldsText(after ?? {})}`;
  if (after === null) return `удалено: ${fieldsText(before)}`;
  return Object.keys(after)
    .map((name) => `${name}: ${valueText(before[name])} → ${valueText(after[name])}`)
    .join('; ');
}

function fieldsText(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join('; ');
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
