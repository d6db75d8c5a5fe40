/** The states of something that is edited: those that undo leads back to, the one shown, those that redo leads to. */
export interface EditHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** Names the thing that the last edit was of: edits of one thing in a row are one step. */
  key: string | null;
}

const MOST_STEPS = 200;

export function beginHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [], key: null };
}

/** An edit; with the key of the one before it joins that one's step. */
export function edit<State>(
  { past, present, key: last }: EditHistory<State>,
  next: State,
  key: string | null = null,
): EditHistory<State> {
  const joins = key !== null && key === last;
  return { past: joins ? past : [...past, present].slice(-MOST_STEPS), present: next, future: [], key };
}

export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], key: null };
}

export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0]!, future: future.slice(1), key: null };
}
