import { useEffect, useId } from 'react';

const openModals: string[] = [];

/** Of several open modals only the topmost answers to Esc and to presses outside. */
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
