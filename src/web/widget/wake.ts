import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ROOT_ELEMENT } from './elements.ts';

/** Takes over the HTML of a widget in slices, between which presses and scrolling have their turn. */
export function wake(shown: ReactNode): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(document.getElementById(ROOT_ELEMENT)!, shown);
  });
  return root;
}
