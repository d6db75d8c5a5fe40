import { createBrowserStore } from './browser-store.ts';

/**
 * Drafts of forms as this browser keeps them, unread: the schema they are read by stays with the console, and the menu
 * of a person, which empties this as its person leaves, would bring it to every visitor.
 */
export const keptDrafts = createBrowserStore<unknown>('genplan.drafts', (kept) => kept);
