import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Handle, RangeValue } from './range-value.ts';

interface Drag {
  handle: Handle;
  /** The value that a cancelled drag returns to, such as a page scroll that began on the track. */
  before: RangeValue;
}

interface RangeDrag {
  track: RefObject<HTMLElement | null>;
  value: RangeValue;
  onChange: (value: RangeValue) => void;
  /** Finds the handle that a press at this share of the track takes. */
  take: (share: number) => Handle;
  move: (handle: Handle, share: number) => void;
}

/** Makes a handle follow a pointer pressed anywhere over the track. */
export function useRangeDrag({ track, value, onChange, take, move }: RangeDrag) {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<Handle | null>(null);

  function shareAt(clientX: number): number {
    const box = track.current?.getBoundingClientRect();
    if (!box?.width) return 0;
    return Math.min(Math.max((clientX - box.left) / box.width, 0), 1);
  }

  function end() {
    drag.current = null;
    setDragged(null);
  }

  return {
    dragged,
    events: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || drag.current) return;
        // The focus stays on the handle, and no text is selected along the way.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const share = shareAt(event.clientX);
        const handle = take(share);
        drag.current = { handle, before: value };
        setDragged(handle);
        move(handle, share);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current) move(drag.current.handle, shareAt(event.clientX));
      },
      onPointerUp: end,
      onPointerCancel() {
        if (drag.current) onChange(drag.current.before);
        end();
      },
    },
  };
}
