import { createContext } from 'react';

/** Edits that nobody has saved, as a form and the windows around it know of them. */
export interface UnsavedChanges {
  /** Names the edited fields; null when nothing is edited. */
  update(changed: readonly string[] | null): void;
  /** Goes on at once, or when the person agrees to lose the edits. */
  leave(then: () => void): void;
}

/** Given by the nearest `UnsavedGuard`. */
export const UnsavedContext = createContext<UnsavedChanges | null>(null);
