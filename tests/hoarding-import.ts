import { hoard } from './worker-tasks.ts';

/** Stands where the import of a feed stands, and takes memory until its thread is ended. */
export function importInThread(): void {
  hoard(null);
}
