import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginHistory, edit, redo, undo } from './edit-history.ts';

const times = <State>(count: number, act: (state: State) => State, state: State): State =>
  count === 0 ? state : times(count - 1, act, act(state));

it('goes back to the beginning by as many steps as there were, and forth again', () => {
  const edits = fc.array(fc.tuple(fc.integer(), fc.option(fc.constantFrom('one', 'other'))));
  fc.assert(
    fc.property(edits, (all) => {
      const last = all.reduce((history, [state, key]) => edit(history, state, key), beginHistory(0));
      const first = times(last.past.length, undo, last);
      expect([first.present, first.past]).toEqual([0, []]);
      const again = times(first.future.length, redo, first);
      expect([again.present, again.past, again.future]).toEqual([last.present, last.past, []]);
    }),
  );
});

it('takes edits of one thing in a row as one step, until something else is done', () => {
  const typed = edit(edit(edit(beginHistory(''), '4', 'cell'), '4,', 'cell'), '4,9', 'cell');
  expect(undo(typed).present).toBe('');
  expect(undo(edit(typed, 'other', 'another')).present).toBe('4,9');
  expect(undo(edit(redo(undo(typed)), '5', 'cell')).present).toBe('4,9');
});

it('forgets what was undone once something new is done, and leads nowhere at its ends', () => {
  const one = beginHistory(1);
  expect(undo(one)).toBe(one);
  expect(redo(edit(undo(edit(one, 2)), 3)).present).toBe(3);
});
