import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import type { JSX } from 'react';

type Meta = JSX.IntrinsicElements['meta'];

/**
 * The head of a page: titles and facts of the page itself go before those of the routes around it. The router's own
 * component writes sheets and scripts of manifests besides, of which we have none: it is a kilobyte of every first load.
 */
export function HeadTags() {
  const matches = useMatches();
  const { title, meta, links, scripts } = headOf(matches);
  return (
    <>
      <title suppressHydrationWarning>{title}</title>
      {keyed(meta).map(([key, attributes]) => (
        <meta key={key} {...attributes} suppressHydrationWarning />
      ))}
      {keyed(links).map(([key, attributes]) => (
        <link key={key} {...attributes} suppressHydrationWarning />
      ))}
      {scripts.map(({ children, ...attributes }, at) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: those that were sent are empty here; React takes each.
          key={`${at} ${children}`}
          {...attributes}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of machines, whose closing tags are escaped.
          dangerouslySetInnerHTML={{ __html: children as string }}
        />
      ))}
    </>
  );
}

/** Gathers what routes say of the page, down to the first that cannot be shown. */
function headOf(matches: readonly AnyRouteMatch[]) {
  const broken = matches.findIndex((match) => match.status !== 'success' || match._notFound);
  const shown = broken < 0 ? matches : matches.slice(0, broken + 1);
  const said = new Set<string>();
  let title: string | undefined;
  const meta: Meta[] = [];
  for (const tag of shown.flatMap((match) => (match.meta ?? []) as Meta[]).reverse()) {
    const name = tag.name ?? tag.property;
    if (tag.title) title ??= tag.title;
    else if (!name || !said.has(name)) meta.unshift(tag);
    if (name) said.add(name);
  }
  return {
    title,
    meta,
    links: shown.flatMap((match) => (match.links ?? []) as JSX.IntrinsicElements['link'][]),
    scripts: shown.flatMap((match) => (match.headScripts ?? []) as JSX.IntrinsicElements['script'][]),
  };
}

/** Tags by what they say, so that one that stays is left as it is; each once. */
function keyed<Tag extends object>(tags: readonly Tag[]): [key: string, tag: Tag][] {
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag]))];
}
