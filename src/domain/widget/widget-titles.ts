import type { ApiKeyService } from '#domain/access/actor.ts';

/** What the widget of each service is called where only its name is said: by a frame, by a tab of a browser. */
export const WIDGET_TITLES: Record<ApiKeyService, string> = {
  IPO_CALC: 'Ипотечный калькулятор',
  VITRINA: 'Квартиры в новостройках',
};
