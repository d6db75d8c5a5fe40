import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

const company = { name: 'Берег', foundationYear: 2004, contacts: [{ phone: '+74950000000' }] };

it('keeps only the fields that differ', () => {
  expect(changedFields({ before: company, after: { ...company, name: 'Берега' } })).toEqual({
    before: { name: 'Берег' },
    after: { name: 'Берега' },
  });
});

it('looks into lists', () => {
  expect(changedFields({ before: company, after: { ...company, contacts: [] } })).toEqual({
    before: { contacts: company.contacts },
    after: { contacts: [] },
  });
});

it.each([
  ['nothing was touched', company, { ...company }],
  ['what is absent is null', { name: 'Берег', description: null }, { name: 'Берег' }],
  ['moments are equal', { at: new Date('2026-11-20') }, { at: new Date('2026-11-20') }],
  ['there was and is nothing', null, null],
])('is null when %s', (_, before, after) => {
  expect(changedFields({ before, after })).toBeNull();
});

it('has everything of what was made or removed', () => {
  expect(changedFields({ before: null, after: company })).toEqual({ before: null, after: company });
  expect(changedFields({ before: company, after: null })).toEqual({ before: company, after: null });
});
