import { useContext } from 'react';
import { UnsavedContext } from './unsaved-changes.ts';

/** The edits of the forms within the nearest `UnsavedGuard`. */
export function useUnsavedChanges() {
  const unsaved = useContext(UnsavedContext);
  if (!unsaved) throw new Error('A form of the console stands outside an UnsavedGuard');
  return unsaved;
}
