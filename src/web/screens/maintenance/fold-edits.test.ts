import { expect, it } from 'vitest';
import type { AuditEntryShown } from '#contract/audit.ts';
import { foldEdits } from './fold-edits.ts';

function edit(id: number, change: Partial<AuditEntryShown> = {}): AuditEntryShown {
  return {
    id,
    at: new Date('2026-11-20'),
    user: { id: 1, name: 'Анна', phone: '+79990000001' },
    entity: 'complex',
    entityId: String(id),
    name: null,
    isHere: true,
    mayUndo: false,
    before: { projectId: 1 },
    after: { projectId: 2 },
    ...change,
  };
}

it('four alike in a row are one, three are three, and another person begins anew', () => {
  const bela = { user: { id: 2, name: 'Белла', phone: '+79990000002' } };
  const flood = [1, 2, 3, 4].map((id) => edit(id));
  const rows = foldEdits([...flood, ...[5, 6, 7].map((id) => edit(id, bela)), edit(8, { before: null })]);
  expect(rows.map(({ first, folded }) => [first.id, folded.length])).toEqual([
    [1, 3],
    [5, 0],
    [6, 0],
    [7, 0],
    [8, 0],
  ]);
});
