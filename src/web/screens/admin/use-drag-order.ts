import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { placeAt, scrollStep } from './place-at.ts';

interface Drag {
  from: number;
  to: number;
  /** How far the item is from its place, in pixels. */
  x: number;
  y: number;
}

/**
 * Takes items of a list to another place by a mouse, a pen or a finger. The list scrolls at its edges, and Esc lets go
 * of the item.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function begin(from: number, { currentTarget, pointerId, clientX, clientY, button }: PointerEvent) {
    const box = list.current;
    if (button !== 0 || !box) return;
    currentTarget.setPointerCapture(pointerId);
    const scroller = scrollerOf(box);
    const origin = {
      x: clientX - box.getBoundingClientRect().left,
      y: clientY - box.getBoundingClientRect().top,
    };
    const pointer = { x: clientX, y: clientY };
    let now: Drag = { from, to: from, x: 0, y: 0 };
    let frame = 0;

    const follow = () => {
      const { left, top } = box.getBoundingClientRect();
      const frames = [...box.children].map((item, at) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        // The dragged item counts as standing where it was.
        return { left: at === from ? x - now.x : x, top: at === from ? y - now.y : y, width, height };
      });
      const to = placeAt(frames, pointer.x, pointer.y);
      now = { from, to, x: pointer.x - left - origin.x, y: pointer.y - top - origin.y };
      setDrag(now);
    };
    const tick = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const isPage = scroller === document.scrollingElement;
      const step = scrollStep(pointer.y, isPage ? 0 : top, isPage ? innerHeight : bottom);
      if (step !== 0) {
        scroller.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(tick);
    };
    const end = () => {
      cancelAnimationFrame(frame);
      stop.current = undefined;
      listening.abort();
      setDrag(null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== pointerId) return;
        pointer.x = event.clientX;
        pointer.y = event.clientY;
        follow();
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== pointerId) return;
        const { to } = now;
        end();
        onMove(from, to);
      },
      { signal },
    );
    addEventListener('pointercancel', end, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // It lets go of the item, and closes no window.
        event.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    stop.current = end;
    frame = requestAnimationFrame(tick);
    setDrag(now);
  }

  return { drag, begin };
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY) && parent.scrollHeight > parent.clientHeight)
      return parent;
  }
  return document.scrollingElement!;
}
