import type { VitrinaPage } from './vitrina-page.ts';
import type { WidgetPage } from './widget-page.ts';

/** The content of a widget's page depends on the service it belongs to. */
export type ShownWidget =
  | { service: 'IPO_CALC'; page: WidgetPage }
  | { service: 'VITRINA'; page: VitrinaPage };
