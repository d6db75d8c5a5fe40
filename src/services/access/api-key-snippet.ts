import type { ApiKeyService } from '#domain/access/actor.ts';
import type { ServiceContext } from '../context.ts';
import { widgetSnippet } from '../widget/widget-snippet.ts';

/** What a partner pastes into a page to have the widget of a key; null for a service without widgets. */
export function snippetOfKey(
  { settings }: Pick<ServiceContext, 'settings'>,
  service: ApiKeyService,
  key: string,
): string | null {
  return service === 'IPO_CALC' ? widgetSnippet(settings.publicUrl, key) : null;
}
