import { createSerializationAdapter } from '@tanstack/react-router';
import type { PageSettings } from '../page-settings.ts';
import { SITE_PICTURE } from './site-picture.ts';

/** A page as robots, shared links and the tab of the browser know it. */
export interface PageFacts {
  title: string;
  description?: string;
  /** The address under which robots should know the page; without it the page is not for them. */
  canonicalPath?: string;
  /** The page has an address of its own but is no use among the results of a search engine. */
  isHidden?: boolean;
  /** The picture shown beside a shared link; without it that of the site. */
  picture?: string;
  /** The path of a feed that tells what is new here, which readers of feeds look for. */
  feedPath?: string;
  /** Facts for machines, schema.org. */
  graph?: object[];
}

/** The tags of one screen: title, address for robots, what a shared link shows. */
export function pageHead(
  settings: PageSettings,
  { title, description, canonicalPath, isHidden, picture = SITE_PICTURE, feedPath, graph = [] }: PageFacts,
) {
  const url = canonicalPath === undefined ? undefined : settings.publicUrl + canonicalPath;
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: settings.publicUrl + picture },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
      ...(isHidden || !url ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      ...(url ? [{ rel: 'canonical', href: url }] : []),
      ...(feedPath ? [{ rel: 'alternate', type: 'application/atom+xml', href: feedPath }] : []),
    ],
    scripts: graph.map(machineFacts),
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
    ['error', 'notFound'].includes(match.status) ? {} : pageHead(match.context.settings, { title });
}

/** Facts of schema.org as a script of data; a closing tag inside a text must not end it. */
export function machineFacts(facts: object): MachineFacts {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return new MachineFacts(text.replaceAll('<', '\\u003c'));
}

/** The attributes of a script of facts. */
export class MachineFacts {
  readonly type = 'application/ld+json';
  readonly children: string;

  constructor(children: string) {
    this.children = children;
  }
}

/**
 * Facts are for machines that read the HTML: they do not travel to the browser a second time, which leaves them as they
 * are.
 */
export const machineFactsAdapter = createSerializationAdapter({
  key: 'machine-facts',
  test: (value): value is MachineFacts => value instanceof MachineFacts,
  toSerializable: () => null,
  fromSerializable: () => new MachineFacts(''),
});
