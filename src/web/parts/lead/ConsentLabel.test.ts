import { expect, it } from 'vitest';
import { consentPath } from './ConsentLabel.tsx';

it.each([
  [[], 0],
  [[{ id: 1, tag: 'Пользовательское соглашение' }], 0],
  [
    [
      { id: 7, tag: 'О защите ПЕРСОНАЛЬНЫХ данных' },
      { id: 3, tag: 'Политика в отношении обработки персональных данных' },
    ],
    3,
  ],
])('of %o the consent is to %i', (tags, id) => {
  expect(consentPath(tags)).toBe(`/legal-info?legalInfoTab=${id}`);
});
