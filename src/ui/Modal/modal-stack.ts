import { useEffect, useId } from 'react';

const openModals: string[] = [];

/** Tells whether this modal is the topmost one: only that one answers to Esc and to presses outside. */
export function useModalStack(open: boolean): () => boolean {
  const id = useId();
  useEffect(() => {
    if (!open) return;
    openModals.push(id);
    return () => {
      openModals.splice(openModals.indexOf(id), 1);
    };
  }, [open, id]);
  return () => openModals.at(-1) === id;
}
