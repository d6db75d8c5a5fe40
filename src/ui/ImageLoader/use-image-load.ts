import { useEffect, useRef, useState } from 'react';
import { TIMING } from '../timing.ts';

/** `server`: not yet looked at by the browser's script; the picture is visible then, as without scripts. */
export type ImageState = 'server' | 'loading' | 'broken' | 'ready' | 'failed';

interface Progress {
  src: string;
  state: ImageState;
  attempt: number;
}

const MAX_ATTEMPTS = 2;

/** Follows one `<img>` through loading, one delayed retry and failure; a new `src` starts over. */
export function useImageLoad(src: string) {
  const [progress, setProgress] = useState<Progress>({ src, state: 'server', attempt: 1 });
  const image = useRef<HTMLImageElement>(null);
  const { state, attempt } = progress;

  if (progress.src !== src) setProgress({ src, state: 'loading', attempt: 1 });

  // The browser may have finished, well or badly, before React came to listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture and attempt.
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    if (!element.complete) setProgress((current) => ({ ...current, state: 'loading' }));
    else setProgress(element.naturalWidth > 0 ? loaded : broken);
  }, [src, attempt]);

  useEffect(() => {
    if (state !== 'broken') return;
    const timer = setTimeout(() => setProgress(again), TIMING.imageRetryMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, attempt, image, onLoad: () => setProgress(loaded), onError: () => setProgress(broken) };
}

function loaded(progress: Progress): Progress {
  return { ...progress, state: 'ready' };
}

function broken(progress: Progress): Progress {
  return { ...progress, state: progress.attempt < MAX_ATTEMPTS ? 'broken' : 'failed' };
}

function again(progress: Progress): Progress {
  return { ...progress, state: 'loading', attempt: progress.attempt + 1 };
}
