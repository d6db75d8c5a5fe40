import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface FirstRows {
  isWhole: boolean;
  /** Shows the rest. The button goes away with it, so the focus goes on to the first row that was not there. */
  showRest: () => void;
  /** The list of the rows; the one after the first `count` takes `tabIndex={-1}`. */
  list: RefObject<HTMLOListElement | null>;
}

/** A list that shows its first `count` rows until somebody asks for the rest. */
export function useFirstRows(count: number, isWholeAtFirst: () => boolean = () => false): FirstRows {
  const [isWhole, setWhole] = useState(isWholeAtFirst);
  const list = useRef<HTMLOListElement>(null);
  return {
    isWhole,
    showRest() {
      flushSync(() => setWhole(true));
      const row = list.current?.children[count];
      if (row instanceof HTMLElement) row.focus();
    },
    list,
  };
}
