import { lazyRouteComponent } from '@tanstack/react-router';

/** The file of a screen did not come, most often because a new build has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkError';
  }
}

/** A screen in a file of its own; its error page loads the whole page anew when the file is gone. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent<Module, Name>(() => loadFile(load), name);
}

/** A file of ours that is fetched when it is needed. Errors: ChunkError when it does not come. */
export function loadFile<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch((error: unknown) => {
    throw new ChunkError(error);
  });
}
