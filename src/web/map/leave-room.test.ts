import { expect, it } from 'vitest';
import { leaveRoom } from './leave-room.ts';

const inset = { top: 60, right: 80, bottom: 140, left: 20 };

it.each([
  ['a large map', { width: 700, height: 800 }, inset],
  ['a low one', { width: 700, height: 200 }, { ...inset, top: 30, bottom: 70 }],
  ['a narrow one', { width: 100, height: 800 }, { ...inset, right: 40, left: 10 }],
])('insets of %s', (_, size, expected) => {
  expect(leaveRoom(inset, size)).toEqual(expected);
});
