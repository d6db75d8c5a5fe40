import type { JSX } from 'react';
import type { PageSettings } from '../page-settings.ts';

export interface PageHead {
  settings: PageSettings;
  title: string;
  description?: string;
  /** The address under which robots should know the page; without it the page is not for them. */
  canonicalPath?: string;
  /** The page has an address of its own but is no use among the results of a search engine. */
  isHidden?: boolean;
  /** Facts for machines, schema.org. */
  graph?: object[];
}

/** The tags of one screen: title, address for robots, what a shared link shows. */
export function pageHead({ settings, title, description, canonicalPath, isHidden, graph = [] }: PageHead) {
  const url = canonicalPath === undefined ? undefined : settings.publicUrl + canonicalPath;
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:type', content: 'website' },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(isHidden || !url ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      ...graph.map(machineFacts),
    ],
    links: url ? [{ rel: 'canonical', href: url }] : [],
  };
}

/** The head of a route whose loader made it, so that what it was made of does not travel twice. */
export function loadedHead({
  loaderData,
}: {
  loaderData?: { head: ReturnType<typeof pageHead> } | undefined;
}) {
  return loaderData?.head ?? {};
}

interface TitledMatch {
  match: { status: string; context: { settings: PageSettings } };
}

/** The head of a page that is not for robots; a page that broke keeps the title of errors. */
export function titledHead(title: string) {
  return ({ match }: TitledMatch) =>
    ['error', 'notFound'].includes(match.status) ? {} : pageHead({ settings: match.context.settings, title });
}

/** The router writes this as a script of data and escapes it; its types know only tags of HTML. */
function machineFacts(item: object): JSX.IntrinsicElements['meta'] {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...item } } as JSX.IntrinsicElements['meta'];
}
