/** Forms of the console keep under it what was typed into them and saved by nobody. */
export const DRAFTS_KEY = 'genplan.drafts';

/**
 * Takes all drafts away as their person leaves. The schema they are read by stays with the console: a menu that each
 * visitor has would bring it to all of them.
 */
export function forgetDrafts(): void {
  try {
    localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Forbidden: then they lived as long as the page.
  }
}
