import { expect, it } from 'vitest';
import type { MaintenanceRunShown } from '#contract/maintenance.ts';
import { refreshText } from './refresh-text.ts';

const asOf = new Date('2026-11-20T09:41:00Z');
const known = {
  asOf,
  rates: [
    { currency: 'AED', asOf: '2026-11-20', roubles: 22.8741 },
    { currency: 'USD', asOf: '2026-11-21', roubles: 84.0052 },
  ] as const,
};
const run = (last: Partial<MaintenanceRunShown>): MaintenanceRunShown => ({
  state: 'done',
  askedAt: asOf,
  startedAt: asOf,
  endedAt: asOf,
  count: 0,
  error: null,
  progress: null,
  user: null,
  ...last,
});
const user = { id: 1, name: 'Анна', phone: '+79990000001' };

it.each([
  ['index', null, 'ещё не обновляли'],
  ['index', run({ count: 38_214, user }), '12:41, Анна, 38 214 квартир'],
  ['index', run({ count: 1, user: { ...user, name: null } }), '12:41, +7 (999) 000-00-01, 1 квартира'],
  ['dictionary', run({}), '12:41, по расписанию, изменений нет'],
  ['dictionary', run({ count: 3 }), '12:41, по расписанию, 3 изменения'],
  ['media', run({ count: 25 }), '12:41, по расписанию, 25 файлов'],
  ['files', run({}), '12:41, по расписанию, изменений нет'],
  ['files', run({ count: 2 }), '12:41, по расписанию, 2 файла исправлено'],
  ['backup', null, 'Отсюда ещё не копировали'],
  ['backup', run({ count: 2_001, user }), '12:41, Анна, 2 001 строка'],
  ['backup', run({ state: 'running', endedAt: null }), 'Идёт с 12:41'],
  [
    'backup',
    run({ state: 'running', endedAt: null, progress: { part: 'files', done: 3, of: 1_200 } }),
    'Идёт с 12:41: файлы 3 из 1 200',
  ],
  ['register', run({ state: 'waiting', startedAt: null, endedAt: null }), 'Ждёт очереди'],
  ['register', run({ state: 'running', endedAt: null }), 'Идёт с 12:41'],
  ['register', run({ state: 'failed', error: 'Реестр молчит' }), '12:41: Реестр молчит'],
  ['register', run({ state: 'failed', endedAt: null }), '12:41: не закончилось, запустите ещё раз'],
  ['rates', null, 'AED 22,87 ₽, USD 84,01 ₽ на 21.11.2026; ещё не обновляли'],
  ['rates', run({ count: 4 }), '12:41, по расписанию, AED 22,87 ₽, USD 84,01 ₽ на 21.11.2026'],
] as const)('%s: %#', (task, last, text) => {
  const said = refreshText({ task, last }, { ...known, rates: [...known.rates] });
  expect(said.replaceAll('\u00a0', ' ')).toBe(text);
});
