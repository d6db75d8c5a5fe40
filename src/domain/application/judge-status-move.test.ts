import { describe, expect, it } from 'vitest';
import { allowedStatuses } from './allowed-statuses.ts';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from './application-status.ts';
import { judgeStatusMove } from './judge-status-move.ts';

it('statuses stand in the order of the way, each with its words', () => {
  expect(APPLICATION_STATUSES.map((status) => `${status} ${APPLICATION_STATUS_LABELS[status]}`)).toEqual([
    'DRAFT Черновик',
    'SENT_TO_BROKER Отправлена брокеру',
    'VERIFIED_BY_BROKER Проверена брокером',
    'SENT_TO_BANKS Отправлена в банки',
    'GOT_RESOLUTION Получено решение',
  ]);
});

// A row is the present status, a column the wanted one: + anybody may, < only those who may step back, = no change, .
// nobody may.
const TABLE: Record<ApplicationStatus, string> = {
  DRAFT: '=+...',
  SENT_TO_BROKER: '<=+..',
  VERIFIED_BY_BROKER: '.<=+.',
  SENT_TO_BANKS: '..<=+',
  GOT_RESOLUTION: '...<=',
};

describe.each(APPLICATION_STATUSES)('from %s', (from) => {
  it.each(APPLICATION_STATUSES)('to %s', (to) => {
    const sign = TABLE[from][APPLICATION_STATUSES.indexOf(to)]!;
    const forward = { '=': 'same', '+': null, '<': 'not-a-step', '.': 'not-a-step' }[sign];
    expect(judgeStatusMove(from, to, false)).toBe(forward);
    expect(judgeStatusMove(from, to, true)).toBe(sign === '<' ? null : forward);
  });
});

it.each<[ApplicationStatus, boolean, string]>([
  ['DRAFT', true, 'SENT_TO_BROKER'],
  ['SENT_TO_BROKER', false, 'VERIFIED_BY_BROKER'],
  ['SENT_TO_BROKER', true, 'VERIFIED_BY_BROKER DRAFT'],
  ['GOT_RESOLUTION', false, ''],
  ['GOT_RESOLUTION', true, 'SENT_TO_BANKS'],
])('from %s, may step back: %s, the ways are: %s', (from, mayStepBack, ways) => {
  expect(allowedStatuses(from, mayStepBack).join(' ')).toBe(ways);
});
