import { renderToString } from 'react-dom/server';
import type { WidgetPage } from '#contract/widget-page.ts';
import { BadWidget, type WidgetRefusal } from './BadWidget.tsx';
import { readChoice } from './choice.ts';
import { DATA_ELEMENT, ROOT_ELEMENT } from './elements.ts';
import { Widget } from './Widget.tsx';

/** What a page of the widget shows: the calculator, or why there is none. */
export type WidgetShown = WidgetPage | WidgetRefusal;

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
  /** The query of the address, with its question mark. */
  search: string;
}

/** The whole HTML of a widget: results first, scripts later. */
export function renderWidget(
  shown: WidgetShown,
  assets: WidgetAssets,
  { nonces, themeCss, search }: WidgetFrame,
): string {
  const isRefused = 'refused' in shown;
  const body = isRefused ? (
    <BadWidget {...shown} />
  ) : (
    <Widget page={shown} initial={readChoice(search, shown)} />
  );
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`);
  const preamble =
    assets.preamble && `<script type="module" nonce="${nonces.script}">${assets.preamble}</script>`;
  const scripts = assets.scripts.map((src) => `<script type="module" src="${src}"></script>`);
  // The browser counts with what the server counted with; `<` could end the element.
  const data = JSON.stringify({ page: shown, search }).replaceAll('<', '\\u003c');
  const live = isRefused ? [] : [preamble, ...scripts];
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Ипотечный калькулятор</title>',
    // Without one a browser asks for an icon of the site.
    '<link rel="icon" href="data:,">',
    ...styles,
    `<style nonce="${nonces.style}">${themeCss}</style>`,
    ...live,
    '</head><body>',
    `<div id="${ROOT_ELEMENT}">${renderToString(body)}</div>`,
    isRefused ? '' : `<script type="application/json" id="${DATA_ELEMENT}">${data}</script>`,
    '</body></html>',
  ].join('');
}
