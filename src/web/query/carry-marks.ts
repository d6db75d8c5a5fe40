import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { takeMarks } from '#domain/catalog/marks.ts';

/**
 * Carries the marks of the campaign that led here from address to address, though the server drew the page without
 * them and the site knows of none: the history of the browser has them. Nothing of the kind where there are no marks.
 */
export function carryMarks(): { history?: RouterHistory } {
  const marks = takeMarks(new URLSearchParams(location.search));
  if (marks.length === 0) return {};
  const marked = (url: URL) => {
    for (const mark of marks) url.searchParams.append(...mark);
    return url.href.slice(url.origin.length);
  };
  import('./mark-pressed-links.ts').then(
    (file) => file.markPressedLinks(marked),
    () => {},
  );
  const history = createBrowserHistory({
    parseLocation() {
      const url = new URL(location.href);
      takeMarks(url.searchParams);
      const { pathname, search, hash } = url;
      return { href: pathname + search + hash, pathname, search, hash, state: window.history.state };
    },
    createHref: (href) => marked(new URL(href, location.origin)),
  });
  return { history };
}
