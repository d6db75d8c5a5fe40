import type { ApiKeyService } from '#domain/access/actor.ts';
import { WIDGET_PATHS } from '#domain/widget/widget-paths.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';

/** The loader finds placeholders by these attributes. */
const PLACEHOLDERS: Record<ApiKeyService, string> = {
  IPO_CALC: 'data-genplan-calculator',
  VITRINA: 'data-genplan-vitrina',
};

/**
 * Makes the markup a partner pastes: a frame that works by itself, and the script that sizes it and listens to it. The
 * frame learns from the Referer whom to speak to, so the script need not load it once more.
 */
export function widgetSnippet(
  publicUrl: string,
  { service, key }: { service: ApiKeyService; key: string },
): string {
  const name = encodeURIComponent(key);
  const address = `${publicUrl}${WIDGET_PATHS[service]}/${name}`;
  return [
    `<div ${PLACEHOLDERS[service]}="${name}">`,
    `<iframe src="${address}" title="${WIDGET_TITLES[service]}" loading="lazy" allow="clipboard-write" referrerpolicy="no-referrer-when-downgrade" width="100%" height="900" frameborder="0"></iframe>`,
    '</div>',
    `<script async src="${publicUrl}/widget/loader-1.js"></script>`,
  ].join('\n');
}
