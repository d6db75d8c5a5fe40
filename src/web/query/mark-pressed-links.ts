import { takeMarks } from '#domain/catalog/marks.ts';

/** Addresses of pages: files and calls have no visitors of their own. */
const PAGE = /^\/(?!\/|api\/)[^.?#]*(?:[?#]|$)/;

/**
 * Links stay as the server drew them, without the marks of a campaign. Whoever opens one in another tab presses it
 * first, and takes them along.
 */
export function markPressedLinks(marked: (url: URL) => string): void {
  for (const press of ['pointerdown', 'focusin']) addEventListener(press, mark, true);

  function mark({ target }: Event) {
    const link = (target as Element).closest?.('a');
    if (!link || !PAGE.test(link.getAttribute('href') ?? '')) return;
    const url = new URL(link.href);
    takeMarks(url.searchParams);
    link.href = marked(url);
  }
}
