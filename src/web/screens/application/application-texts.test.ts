import { expect, it } from 'vitest';
import type { ApplicationShown } from '#contract/application.ts';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import { ageInDays, changedByText, nextForPerson, stepMoments, stepTexts } from './application-texts.ts';

const at = (text: string) => new Date(`2026-11-${text}:00+03:00`);
const move = (status: ApplicationShown['status'], moment: string, by: string | null = 'Марина') => ({
  status,
  by,
  at: at(moment),
  comment: null,
});
const person = {
  name: 'Ким Марина',
  phone: '+79990000003',
  surname: 'Ким',
  firstName: 'Марина',
  patronymic: null,
};
const application: ApplicationShown = {
  id: 7,
  status: 'SENT_TO_BROKER',
  person,
  broker: { ...person, isOurs: true },
  brandName: 'Новый берег',
  dealUrl: 'https://sdelka.example/7',
  createdAt: at('17T23:50'),
  documents: [],
  moves: [
    move('DRAFT', '17T23:50', null),
    move('SENT_TO_BROKER', '18T10:00'),
    move('VERIFIED_BY_BROKER', '19T10:00'),
    move('SENT_TO_BROKER', '20T10:00'),
  ],
};

it('steps are dated by their last time, those stepped back from have none', () => {
  expect([...stepMoments(application)]).toEqual([
    ['DRAFT', at('17T23:50')],
    ['SENT_TO_BROKER', at('20T10:00')],
  ]);
});

it.each([
  ['17T23:59', 0],
  ['18T00:01', 1],
  ['20T12:00', 3],
])('on %s it is %i days old by the calendar', (now, days) => {
  expect(ageInDays(application, at(now))).toBe(days);
});

it.each([
  ['Марина', 'Статус уже изменила Марина в\u00a012:41.'],
  ['Глеб', 'Статус уже изменил Глеб в\u00a012:41.'],
  [null, 'Статус уже изменился в\u00a012:41.'],
])('a conflict with %s is told', (by, expected) => {
  expect(changedByText(move('DRAFT', '20T12:41', by))).toBe(expected);
});

it('a step forward has words of its own, a step back names where it leads', () => {
  expect(stepTexts('VERIFIED_BY_BROKER', 'SENT_TO_BANKS').action).toBe('Отправить в банки');
  expect(stepTexts('SENT_TO_BANKS', 'VERIFIED_BY_BROKER').action).toBe('Вернуть: Проверена брокером');
});

it('a person always reads who leads the application', () => {
  for (const status of APPLICATION_STATUSES) {
    expect(nextForPerson({ ...application, status }).text).toContain('Ким Марина');
  }
});
