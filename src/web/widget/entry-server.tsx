import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShownWidget } from '#contract/shown-widget.ts';
import type { ApiKeyService } from '#domain/access/actor.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';
import { BadWidget, type WidgetRefusal } from './BadWidget.tsx';
import { readChoice } from './choice.ts';
import { DATA_ELEMENT, ROOT_ELEMENT } from './elements.ts';
import { Vitrina } from './vitrina/Vitrina.tsx';
import { Widget } from './Widget.tsx';

/** A page of a widget: the widget, or why there is none. */
export type WidgetShown = ShownWidget | WidgetRefusal;

export interface WidgetAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** Before the scripts, in development. */
  preamble?: string;
}

export interface WidgetFrame {
  nonces: { script: string; style: string };
  /** The theme of the partner as the text of a style element. */
  themeCss: string;
  /** The query of the address. */
  search: string;
}

/** The whole HTML of a widget: results first, scripts later. */
export function renderWidget(
  shown: WidgetShown,
  assets: Record<ApiKeyService, WidgetAssets>,
  { nonces, themeCss, search }: WidgetFrame,
): string {
  const { styles, scripts, preamble } = assets[shown.service];
  const isRefused = 'refused' in shown;
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const first = preamble && `<script type="module" nonce="${nonces.script}">${preamble}</script>`;
  const live = isRefused
    ? []
    : [first, ...scripts.map((src) => `<script type="module" src="${src}"></script>`)];
  // The browser shows what the server showed; `<` could end the element.
  const data = isRefused ? '' : JSON.stringify({ page: shown.page, search }).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${WIDGET_TITLES[shown.service]}</title>`,
    // Without one a browser asks for an icon of the site.
    '<link rel="icon" href="data:,">',
    ...links,
    `<style nonce="${nonces.style}">${themeCss}</style>`,
    ...live,
    '</head><body>',
    `<div id="${ROOT_ELEMENT}">${renderToString(bodyOf(shown, search))}</div>`,
    isRefused ? '' : `<script type="application/json" id="${DATA_ELEMENT}">${data}</script>`,
    '</body></html>',
  ].join('');
}

function bodyOf(shown: WidgetShown, search: string): ReactNode {
  if ('refused' in shown) return <BadWidget {...shown} />;
  if (shown.service === 'VITRINA') return <Vitrina page={shown.page} />;
  return <Widget page={shown.page} initial={readChoice(search, shown.page)} />;
}
