import { expect, it } from 'vitest';
import { keptPlan } from './kept-plan.ts';

const picture = (id: number, downloadURL: string) => ({
  id,
  type: 'IMAGE' as const,
  file: { downloadURL },
});

it.each([
  ['the copy of its plan', 2, '/media/ab/cd.png'],
  ['nothing for a plan only its developer keeps', 1, undefined],
  ['nothing without a plan', null, undefined],
])('a flat has %s', (_case, planMediaId, address) => {
  const media = [picture(1, 'https://developer.example/plan.png'), picture(2, '/media/ab/cd.png')];
  expect(keptPlan({ planMediaId }, media)).toBe(address);
});
