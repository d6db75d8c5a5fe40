import { Refusal } from '#ui/Form/refusal.ts';

/** Nothing is left for the form to say. */
export const SAID_ELSEWHERE = new Refusal('');

/** Whether the form tells the refusal: faults of the input, when to try again; a dialog tells the rest. */
export function isShownByForm(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 400 || error.status === 429);
}
