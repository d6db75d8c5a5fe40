import type { ApiKeyService } from '#domain/access/actor.ts';

/** Names of the widgets for the title of a frame or of a browser tab. */
export const WIDGET_TITLES: Record<ApiKeyService, string> = {
  IPO_CALC: 'Ипотечный калькулятор',
  VITRINA: 'Квартиры в новостройках',
};
