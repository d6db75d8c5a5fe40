import { expect, it } from 'vitest';
import type { Audited } from './audited.ts';
import type { Fields } from './changed-fields.ts';
import { editSentence } from './edit-sentence.ts';

function said(entity: Audited, before: Fields, after: Fields, name: string | null = 'Мыс'): string {
  const edit = { by: 'Анна', entity, entityId: '5', name, before, after };
  const { begins, subject, ends } = editSentence(edit);
  return `${begins} ${subject}${ends}`.replaceAll('\u00a0', ' ');
}

it.each<[Audited, Fields, Fields, string]>([
  ['user', { isBlocked: false }, { isBlocked: true }, 'заблокировала пользователя «Мыс»'],
  ['user', { isBlocked: true }, { isBlocked: false }, 'разблокировала пользователя «Мыс»'],
  ['apiKey', { revokedAt: null }, { revokedAt: '2026-11-26T00:00:00.000Z' }, 'отозвала ключ «Мыс»'],
  ['feed', { enabled: true }, { enabled: false }, 'выключила фид «Мыс»'],
  ['feed', { isRemoved: true }, { isRemoved: false }, 'восстановила фид «Мыс»'],
  ['feed', { isHalted: true }, { isHalted: false }, 'возобновила приём фида «Мыс»'],
  ['feed', { shownRun: 9 }, { shownRun: 7 }, 'вернула фид «Мыс» к прогону № 7'],
  [
    'feed',
    { released: null },
    { released: ['a: 1', 'b: 2'] },
    'опубликовала 2 квартиры с проверки в фиде «Мыс»',
  ],
  ['feed', { discarded: null }, { discarded: ['a: 1'] }, 'оставила неопубликованными 1 квартиру фида «Мыс»'],
  [
    'feed',
    { heldFlats: 44, withdrawn: 1 },
    { heldFlats: 0, withdrawn: 45 },
    'сняла с витрины 44 квартиры, которых больше нет в фиде «Мыс»',
  ],
  [
    'feed',
    { heldFlats: 31 },
    { heldFlats: 10 },
    'оставила на витрине 21 квартиру, которых больше нет в фиде «Мыс»',
  ],
  [
    'feed',
    { 'Дом 317 на Авито': null },
    { 'Дом 317 на Авито': 12 },
    'указала дом в фиде «Мыс»: дом 317 на Авито — это дом № 12',
  ],
  [
    'house',
    { point: null, proposal: null },
    { point: '55.7, 37.6', proposal: ': placed' },
    'указала на карте дом «Мыс»: 55.7, 37.6',
  ],
  ['house', { proposal: null }, { proposal: ': refused' }, 'отклонила найденную точку дома «Мыс»'],
  ['house', { 12: 'asked' }, { 12: 'joined' }, 'объединила дом № 12 и дом «Мыс»'],
  ['house', { 12: 'asked' }, { 12: 'parted' }, 'признала разными дом № 12 и дом «Мыс»'],
  ['complex', { 12: 'joined' }, { 12: 'parted' }, 'отделила ЖК № 12 от ЖК «Мыс»'],
  ['application', { names: 'before' }, { names: 'mended' }, 'исправила имя в заявке на ипотеку «Мыс»'],
  [
    'application',
    { assigneeId: null },
    { assigneeId: 7 },
    'назначила ответственного за заявку на ипотеку «Мыс»',
  ],
])('%s: %j becomes %j', (entity, before, after, sentence) => {
  expect(said(entity, before, after)).toBe(sentence);
});

it('of a person who was forgotten tells how many leads that was', () => {
  expect(said('lead', { leads: [] }, { leads: [5] }, null)).toBe('стёрла контакты человека из заявки № 5');
  expect(said('lead', { leads: [] }, { leads: [5, 6, 9] }, null)).toBe(
    'стёрла контакты человека из заявки № 5 и ещё из 2',
  );
});

it('says values by the words people read', () => {
  const types = [{ programTypes: ['BASE'] }, { programTypes: ['BASE', 'SUBSIDY'] }] as const;
  expect(said('programAssignment', ...types)).toBe(
    'сменила типы программы проекта «Мыс» с «Базовая» на «Базовая», «Субсидия»',
  );
  expect(said('complex', { comfortClass: null }, { comfortClass: 'BUSINESS' })).toContain('на «Бизнес»');
  expect(said('complex', { projectId: 3 }, { projectId: 5 })).toBe('сменила проект жилого комплекса «Мыс»');
});
