import type { WidgetOptions } from './widget-config.ts';

/** A message that only our console sends to a preview: an unsaved look, its theme printed as a style sheet. */
export interface PreviewMessage {
  type: 'widget:preview';
  options: WidgetOptions;
  css: string;
}
