import type { LocationRewrite } from '@tanstack/react-router';
import { takeMarks } from '#domain/catalog/marks.ts';

/**
 * Carries the marks of the campaign that led here from address to address, though the server drew the page without
 * them and the site knows of none: the browser's addresses have them. Nothing of the kind where there are no marks.
 */
export function carryMarks(): { rewrite?: LocationRewrite } {
  const marks = takeMarks(new URLSearchParams(location.search));
  if (marks.length === 0) return {};
  const marked = (url: URL) => {
    for (const mark of marks) url.searchParams.append(...mark);
    return url;
  };
  import('./mark-pressed-links.ts').then(
    (file) => file.markPressedLinks(marked),
    () => {},
  );
  return {
    rewrite: {
      input({ url }) {
        takeMarks(url.searchParams);
        return url;
      },
      output: ({ url }) => marked(new URL(url)),
    },
  };
}
