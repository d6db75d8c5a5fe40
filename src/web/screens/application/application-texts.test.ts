import { describe, expect, it } from 'vitest';
import type { ApplicationShown } from '#contract/application.ts';
import { allowedStatuses } from '#domain/application/allowed-statuses.ts';
import { APPLICATION_STATUSES } from '#domain/application/application-status.ts';
import {
  ageInDays,
  answerText,
  changedByText,
  dueDay,
  nextForPerson,
  paceOf,
  stepMoments,
  stepTexts,
  whyTheseSteps,
} from './application-texts.ts';

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
  assignee: null,
  partnerName: 'Застройщик',
  createdAt: at('17T23:50'),
  withdrawnAt: null,
  mayRename: false,
  documents: [],
  requests: [],
  answers: [],
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
  expect(stepTexts('VERIFIED_BY_BROKER', 'SENT_TO_BANKS', false).action).toBe('Отправить в банки');
  expect(stepTexts('SENT_TO_BANKS', 'VERIFIED_BY_BROKER', true).action).toBe('Вернуть: Проверена брокером');
});

it('who may step back is never sent to an administrator', () => {
  for (const mayStepBack of [true, false]) {
    for (const status of APPLICATION_STATUSES) {
      const nextStatuses = allowedStatuses(status, mayStepBack);
      const details = {
        application: { ...application, status },
        isOwn: false,
        mayLead: true,
        mayStepBack,
        nextStatuses,
      };
      const questions = nextStatuses.map((next) => stepTexts(status, next, mayStepBack).question);
      const hint = whyTheseSteps(details);
      expect([hint, ...questions].join(' ').includes('администратор')).toBe(!mayStepBack);
      expect(hint.includes('вперёд')).toBe(status !== 'GOT_RESOLUTION');
      expect(whyTheseSteps({ ...details, mayLead: false })).not.toContain('администратор');
      const withdrawn = { ...details.application, withdrawnAt: at('20T12:00') };
      expect(whyTheseSteps({ ...details, application: withdrawn })).toContain('отозвал');
    }
  }
});

it.each([
  ['21T23:59', 'calm'],
  ['22T00:01', 'due'],
  ['23T00:01', 'late'],
] as const)('on %s its pace is %s', (now, pace) => {
  expect([dueDay(application), paceOf(application, at(now))]).toEqual(['2026-11-22', pace]);
});

it('what is over has no term', () => {
  for (const over of [{ withdrawnAt: at('20T12:00') }, { status: 'GOT_RESOLUTION' as const }]) {
    expect([
      dueDay({ ...application, ...over }),
      paceOf({ ...application, ...over }, at('30T12:00')),
    ]).toEqual([null, 'calm']);
  }
});

describe('a person', () => {
  it('always reads who leads the application', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(nextForPerson({ ...application, status }, at('20T12:00')).text).toContain('Ким Марина');
    }
    const assignee = { id: 4, name: 'Глеб', phone: '+79990000008' };
    expect(nextForPerson({ ...application, assignee }, at('20T12:00')).text).toContain('Брокер Глеб');
  });

  it('reads by which day, and that it has gone', () => {
    expect(nextForPerson(application, at('20T12:00')).text).toContain('обычно до 22.11.2026');
    expect(nextForPerson(application, at('25T12:00')).text).toContain(
      'до 22.11.2026: срок прошёл, позвоните',
    );
  });

  it('reads that papers are waited for, and that nothing is done once it was withdrawn', () => {
    const requests = [
      { id: 1, title: 'Паспорт', isReceived: true },
      { id: 2, title: 'Справка', isReceived: false },
    ];
    expect(nextForPerson({ ...application, requests }, at('20T12:00')).title).toBe(
      'Брокер ждёт от\u00a0вас 1\u00a0документ',
    );
    const withdrawnAt = at('20T12:00');
    expect(nextForPerson({ ...application, withdrawnAt }, at('20T12:00')).title).toBe(
      'Вы отозвали заявку 20.11.2026',
    );
  });
});

it.each([
  [null, 'отказ'],
  [
    { sum: 9_500_000, rate: 0.0629, termMonths: 240, validUntil: '2027-02-20' },
    'одобрено 9 500 000 ₽, 6,29%, 20 лет, до 20.02.2027',
  ],
  [{ sum: 1, rate: 0.06, termMonths: 6, validUntil: null }, 'одобрено 1 ₽, 6%, 6 мес.'],
])('the answer %j reads %j', (terms, text) => {
  const answer = { id: 1, bank: 'Ока', answeredAt: at('20T12:00'), terms };
  expect(answerText(answer).replaceAll('\u00a0', ' ')).toBe(text);
});
