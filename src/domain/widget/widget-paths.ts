import type { ApiKeyService } from '#domain/access/actor.ts';

/** Paths of the widgets on this site; the key follows. */
export const WIDGET_PATHS: Record<ApiKeyService, string> = {
  IPO_CALC: '/widget/ipo-calc',
  VITRINA: '/widget/vitrina',
};
