import { expect, it } from 'vitest';
import { describeRender } from './describe-render.ts';

const same = () => {};

it.each([
  [undefined, { count: 1 }, 'первый показ'],
  [{ count: 1, onAdd: same }, { count: 2, onAdd: same }, 'изменилось count 1 → 2'],
  [{ count: 1, onAdd: same }, { count: 1, onAdd: () => {} }, 'изменилось onAdd — новая функция'],
  [{ count: 1 }, { count: 1 }, 'свойства те же, изменилось состояние'],
])('from %j to %j: %s', (before, now, text) => {
  expect(describeRender(before, now)).toBe(text);
});
