/** Longer ones are no notes. */
export const MAX_NOTE_CHARACTERS = 140;

/** A note as it is kept: one line, no longer than it may be. */
export function noteText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trimStart().slice(0, MAX_NOTE_CHARACTERS);
}
