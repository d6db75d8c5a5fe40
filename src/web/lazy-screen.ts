import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { wasReloaded } from './reload-once.ts';

const TRY_AGAIN_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** The file of a screen did not come, most often because a new build has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkError';
  }
}

/** A component that comes in a file of its own, by whose name the page server finds its scripts and styles. */
export type LazyScreen = AsyncRouteComponent<object> & { fileName: string };

/** Exports of a screen's module besides the screen. */
interface ScreenModule {
  /** Lazy parts of the screen; the page server has them all at hand, so the first HTML is whole. */
  parts?: readonly { preload?: () => Promise<void> | undefined }[];
}

/** A screen in a file of its own; the error page loads the whole page anew when the file is gone. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyNamed(() => loadFile(load), name);
}

/**
 * A part of a screen in a file of its own, which comes after the page has opened and wakes the HTML the server made:
 * stand it in `Suspense` and name it in `parts` of the screen's module. What people read already gives way to no error
 * page: the file is asked for until it comes (`loadPatiently`).
 */
export function lazyPart<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyNamed(import.meta.env.SSR ? load : () => loadPatiently(load), name);
}

function lazyNamed<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadWithParts = async () => {
    const module = await load();
    const { parts = [] } = module as ScreenModule;
    if (import.meta.env.SSR) await Promise.all(parts.map((part) => part.preload?.()));
    return module;
  };
  return Object.assign(lazyRouteComponent<Module, Name>(loadWithParts, name), { fileName: `${name}.tsx` });
}

/**
 * A window in a file of its own that is fetched when it opens, or by `preload` when somebody seems about to open it. It
 * stands in `Suspense`, and the page it opens over stays as it is until it comes.
 */
export function lazyWindow<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Window = lazy(async () => ({ default: (await loadPatiently(load))[name] }));
  return { Window, preload: () => void load().catch(() => {}) };
}

/**
 * A file of ours that is fetched when it is needed, and once more where a train has just left its tunnel. Errors:
 * ChunkError when it does not come.
 */
export async function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
    return load().catch((error: unknown) => {
      throw new ChunkError(error);
    });
  }
}

/**
 * A file of ours that is asked for until it comes, after longer and longer pauses and as soon as there is a network
 * again. Errors: ChunkError when only loading the page anew helps: a new build has replaced ours, or our files are there
 * and this browser asks for one no more (docs/decisions/038). The latter is tried once a tab, as something may keep a
 * file from us for good.
 */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = TRY_AGAIN_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      await pauseOrNetwork(pause);
      const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(
        () => GONE,
      );
      const isReplaced = status === 404;
      const isRemembered = status === 200 && pause > TRY_AGAIN_MS && !wasReloaded(() => sessionStorage);
      if (isReplaced || isRemembered) throw new ChunkError(error);
    }
  }
}

/** The answer of a network that is not there. */
const GONE = { status: 0 };

function pauseOrNetwork(pause: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      removeEventListener('online', go);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(go, pause);
    addEventListener('online', go);
  });
}

/**
 * A file of ours that is fetched once; from then on it is at hand within the same task, before any timer, so that
 * nothing flashes while it is waited for. Errors: ChunkError when it does not come; the next call tries again.
 */
export function keptFile<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let kept: Promise<Module> | undefined;
  return () => {
    kept ??= loadFile(load).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
