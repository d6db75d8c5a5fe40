import { expect, it } from 'vitest';
import { programTree } from './program-tree.ts';

it('children stand under their parents, in the order they came in', () => {
  const names = [
    { id: 4, parentId: 2 },
    { id: 1, parentId: null },
    { id: 3, parentId: 4 },
    { id: 2, parentId: null },
    { id: 5, parentId: 2 },
  ];
  expect(programTree(names).map(({ id, depth }) => [id, depth])).toEqual([
    [1, 0],
    [2, 0],
    [4, 1],
    [3, 2],
    [5, 1],
  ]);
});
