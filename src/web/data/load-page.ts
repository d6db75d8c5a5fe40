import { isNotFound, isRedirect, notFound } from '@tanstack/react-router';
import { ChunkError } from '../lazy-screen.ts';
import { PageError } from '../page-error.ts';
import type { PageSettings } from '../page-settings.ts';
import { pageErrorOf } from './api.ts';

/**
 * Runs what a page needs before it shows; a call that finds nothing is the site's 404, other failures keep their
 * status.
 */
export async function loadPage<T>({ appEnv }: PageSettings, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error) || error instanceof ChunkError) throw error;
    const { status, message, trace } = pageErrorOf(error);
    if (status === 404) throw notFound();
    // The error travels in the HTML, where a visitor of production has no business with our code.
    throw appEnv === 'production' ? new PageError(status, '') : new PageError(status, message, trace);
  }
}
