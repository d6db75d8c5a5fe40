import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PORT_CHOICES, type PortOffer } from './port-choices.ts';

const EMBEDDED = ['embedded', 'none', 'outbox', 'inbox', 'disk'];

const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n## Ports\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => /^\| [A-Z_]+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the table of ports has each with its real adapters, and what a failure of it shows', () => {
  const offers = Object.entries<PortOffer>(PORT_CHOICES).map(([port, { providers }]) => [
    port,
    providers.filter((provider) => !EMBEDDED.includes(provider)).sort(),
  ]);
  const listed = rows.map(([, port, adapters]) => [
    port,
    adapters === 'none yet' ? [] : adapters!.split(', ').sort(),
  ]);
  expect(new Map(listed as [string, string[]][])).toEqual(new Map(offers as [string, string[]][]));
});

it.each(rows)('%s%s is seen by a test that is there', (...cells) => {
  const [seen] = cells.filter((cell) => cell.startsWith('`src/') && cell.endsWith('.test.ts`'));
  expect(existsSync(seen!.slice(1, -1))).toBe(true);
  expect(cells.slice(1, 8).every((cell) => cell !== '')).toBe(true);
});
