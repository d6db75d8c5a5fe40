import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WIDGET_MESSAGES } from './widget-messages.ts';

const PARTNERS_PAGE = join(import.meta.dirname, '../../docs/api/widget.md');

it('the page for partners has the whole protocol', () => {
  const rows = Object.entries(WIDGET_MESSAGES).map(([type, { from, meaning, fields }]) => {
    const described = Object.entries(fields).map(([name, words]) => `\`${name}\` — ${words}`);
    return `| \`${type}\` | ${from} | ${meaning} | ${described.join('; ') || '—'} |`;
  });
  const table = ['| Сообщение | Кто | Что значит | Поля |', '|---|---|---|---|', ...rows].join('\n');
  expect(readFileSync(PARTNERS_PAGE, 'utf8')).toContain(`\n${table}\n`);
});
