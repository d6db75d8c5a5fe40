import type { WidgetOptions } from './widget-config.ts';

/** The states a preview can be put into: offers, none that fit, the form of a lead, the same with fields refused. */
export const PREVIEW_STATES = ['offers', 'none', 'form', 'refused'] as const;
export type PreviewState = (typeof PREVIEW_STATES)[number];

/** A message that only our console sends to a preview: an unsaved look, its theme printed as a style sheet. */
export interface PreviewMessage {
  type: 'widget:preview';
  options: WidgetOptions;
  css: string;
  /** Whether the theme chooses what the widget is written on: such a widget stays as it is on a dark page. */
  hasOwnGround: boolean;
  /** The page around is written in light letters or in dark ones. */
  scheme: 'light' | 'dark';
  state: PreviewState;
}
