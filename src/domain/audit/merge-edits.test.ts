import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const from = { name: 'А', rate: 6, places: [1], range: { from: 1, to: null as number | null } };

it('gives each the fields they changed', () => {
  const mine = { ...from, rate: 5 };
  const theirs = { ...from, name: 'Б', places: [1, 2] };
  expect(mergeEdits({ from, mine, theirs })).toEqual({ merged: { ...theirs, rate: 5 }, clashes: [] });
});

it('names what both changed, unless both made it the same', () => {
  const mine = { ...from, rate: 5, range: { from: 2, to: 3 }, places: [] };
  const theirs = { ...from, rate: 4, range: { to: 3, from: 2 }, places: [] };
  expect(mergeEdits({ from, mine, theirs }).clashes).toEqual(['rate']);
});

it('an edit that changes nothing leaves what others did', () => {
  const theirs = { ...from, rate: 4 };
  expect(mergeEdits({ from, mine: from, theirs })).toEqual({ merged: theirs, clashes: [] });
});

it('joins the parts of a field, those that somebody added or took away too', () => {
  const look = { name: 'А', theme: { colors: { main: '#111', text: '#222' } as Record<string, string> } };
  const mine = { ...look, theme: { colors: { main: '#f00' } } };
  const theirs = { ...look, theme: { colors: { main: '#111', text: '#222', border: '#333' } } };
  expect(mergeEdits({ from: look, mine, theirs })).toEqual({
    merged: { name: 'А', theme: { colors: { main: '#f00', border: '#333' } } },
    clashes: [],
  });
  const other = { ...look, theme: { colors: { main: '#00f', text: '#222' } } };
  expect(mergeEdits({ from: look, mine, theirs: other }).clashes).toEqual(['theme']);
});
