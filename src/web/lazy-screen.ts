import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { networkPauses, statusOfOwnFile, TRY_AGAIN_MS } from './network.ts';
import { wasReloaded } from './reload-once.ts';

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
  const pause = networkPauses();
  for (let timesThere = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      // A network that has just come back brought the question after the file, and not yet the file.
      if (timesThere >= 2 && !wasReloaded(() => sessionStorage)) throw new ChunkError(error);
      await pause();
      const status = await statusOfOwnFile();
      if (status === 404) throw new ChunkError(error);
      if (status === 200) timesThere += 1;
    }
  }
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
