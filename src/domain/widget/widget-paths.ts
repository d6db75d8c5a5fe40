import type { ApiKeyService } from '#domain/access/actor.ts';

/** Where the widget of each service stands on this site; the key follows. */
export const WIDGET_PATHS: Record<ApiKeyService, string> = {
  IPO_CALC: '/widget/ipo-calc',
  VITRINA: '/widget/vitrina',
};
