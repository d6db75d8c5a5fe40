/**
 * Background work that is not done: it failed every try and waits for a person, it rests before another try, or it is
 * due, later or now.
 */
export const WORK_STATES = ['dead', 'resting', 'open'] as const;
export type WorkState = (typeof WORK_STATES)[number];

export const WORK_STATE_TEXTS: Record<WorkState, { one: string; many: string }> = {
  dead: { one: 'не вышло', many: 'Не вышли' },
  resting: { one: 'ждёт повтора', many: 'Ждут повтора' },
  open: { one: 'в очереди', many: 'В очереди' },
};
