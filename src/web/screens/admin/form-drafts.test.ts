import { expect, it } from 'vitest';
import { type FormDraft, findDraft, keptValues, withDraft, withoutDraft } from './form-drafts.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY = 86_400_000;

const draft = (form: string, changes: Partial<FormDraft> = {}): FormDraft => ({
  personId: 1,
  form,
  at: NOW,
  basis: '{}',
  values: { name: form },
  ...changes,
});

it('finds the draft of a form of its person alone', () => {
  const drafts = [draft('company', { personId: 2 }), draft('feed'), draft('company')];
  expect(findDraft(drafts, { personId: 1, form: 'company' }, NOW)).toBe(drafts[2]);
  expect(findDraft(drafts, { personId: 3, form: 'company' }, NOW)).toBeUndefined();
});

it('forgets what is older than two weeks', () => {
  const drafts = [draft('feed', { at: NOW - 15 * DAY }), draft('company', { at: NOW - 13 * DAY })];
  expect(findDraft(drafts, { personId: 1, form: 'feed' }, NOW)).toBeUndefined();
  expect(findDraft(drafts, { personId: 1, form: 'company' }, NOW)).toBe(drafts[1]);
});

it('keeps one draft of a form and twenty in all, the newest first', () => {
  const many = Array.from({ length: 25 }, (_, index) => draft(`form ${index}`));
  const kept = many.reduce<FormDraft[]>(withDraft, []);
  expect(kept.map(({ form }) => form)).toEqual(Array.from({ length: 20 }, (_, at) => `form ${24 - at}`));
  const again = withDraft(kept, draft('form 10', { values: { name: 'later' } }));
  expect(again).toHaveLength(20);
  expect(again[0]).toMatchObject({ form: 'form 10', values: { name: 'later' } });
  expect(withoutDraft(again, { personId: 1, form: 'form 10' })).toHaveLength(19);
});

it('leaves files behind', () => {
  const values = { name: 'Фид', file: new Blob(['<feed/>']), hours: [1, 2], rate: null };
  expect(keptValues(values)).toEqual({ name: 'Фид', hours: [1, 2], rate: null });
});
