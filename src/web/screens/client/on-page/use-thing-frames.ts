import { useEffect, useState } from 'react';

export interface ThingFrame {
  /** The `data-edit` of the element it stands around. */
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the things of the page stand, in pixels from its corner; told anew when the page is laid out otherwise. */
export function useThingFrames(): readonly ThingFrame[] {
  const [frames, setFrames] = useState<readonly ThingFrame[]>([]);
  useEffect(() => {
    let asked = 0;
    const measure = () => {
      asked = 0;
      const now = measureThings();
      setFrames((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now));
    };
    const ask = () => {
      asked ||= requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(ask);
    sizes.observe(document.body);
    const page = document.getElementById('content')!;
    const contents = new MutationObserver(ask);
    contents.observe(page, { childList: true, subtree: true });
    ask();
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return frames;
}

function measureThings(): ThingFrame[] {
  return [...document.querySelectorAll<HTMLElement>('[data-edit]')].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [{ name: thing.dataset.edit!, left: left + scrollX, top: top + scrollY, width, height }];
  });
}
