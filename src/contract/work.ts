import { z } from 'zod';
import { WORK_STATES, type WorkState } from '#domain/job/work-state.ts';
import type { WorkFact } from '#domain/job/work-words.ts';
import { type AdminList, adminListInput } from './admin-list.ts';

export const WorkListInput = adminListInput('work').extend({
  /** Any state when absent. */
  state: z.enum(WORK_STATES).optional(),
});
export type WorkListInput = z.infer<typeof WorkListInput>;

export const OneWork = z.object({ id: z.uuid() });

/** Promised background work that is not done. */
export interface WorkShown {
  id: string;
  topic: string;
  title: string;
  state: WorkState;
  /** Its payload, as anybody may see it. */
  facts: WorkFact[];
  /** The number of tries begun. */
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** When its next try is due; of work that failed every try, when it failed last. */
  at: Date;
}

export interface WorkList extends AdminList<WorkShown> {
  counts: Record<WorkState, number>;
}
