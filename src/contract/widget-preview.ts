import type { WidgetOptions } from './widget-config.ts';

/** What our console alone says to a preview: the look nobody has saved yet, its theme printed as a style sheet. */
export interface PreviewMessage {
  type: 'widget:preview';
  options: WidgetOptions;
  css: string;
}
