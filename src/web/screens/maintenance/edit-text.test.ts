import { expect, it } from 'vitest';
import { editText } from './edit-text.ts';

it.each([
  ['made', null, { name: 'Берег', logoId: null }, 'создано: name: Берег; logoId: —'],
  ['removed', { name: 'Берег' }, null, 'удалено: name: Берег'],
  [
    'changed',
    { name: 'Берег', regions: ['мск'], text: '' },
    { name: 'Мыс', regions: [], text: 'Новый' },
    'name: Берег → Мыс; regions: ["мск"] → []; text: — → Новый',
  ],
])('what was %s', (_, before, after, text) => {
  expect(editText({ before, after })).toBe(text);
});
