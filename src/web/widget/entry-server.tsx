import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ShownWidget } from '#contract/shown-widget.ts';
import { WIDGET_TITLES } from '#domain/widget/widget-titles.ts';
import { BadWidget, type WidgetRefusal } from './BadWidget.tsx';
import { readChoice } from './choice.ts';
import { DATA_ELEMENT, ROOT_ELEMENT } from './elements.ts';
import { lookAttributes, readHostLook } from './host-look.ts';
import { Vitrina } from './vitrina/Vitrina.tsx';
import { Widget } from './Widget.tsx';

/** A page of a widget: the widget, or why there is none. */
export type WidgetShown = ShownWidget | WidgetRefusal;

export interface WidgetFrame {
  /** The theme of the partner as the text of a style element. */
  themeCss: string;
  hasOwnGround: boolean;
  /** The query of the address. */
  search: string;
}

/** The HTML of a widget without its files. */
export function renderWidget(shown: WidgetShown, { themeCss, hasOwnGround, search }: WidgetFrame): string {
  const isRefused = 'refused' in shown;
  // The browser shows what the server showed; `<` could end the element.
  const data = isRefused ? '' : JSON.stringify({ page: shown.page, search }).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="ru"${rootAttributes()}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${WIDGET_TITLES[shown.service]}</title>`,
    // Without one a browser asks for an icon of the site.
    '<link rel="icon" href="data:,">',
    `<style>${themeCss}</style>`,
    '</head><body>',
    `<div id="${ROOT_ELEMENT}">${renderToString(bodyOf(shown, search))}</div>`,
    isRefused ? '' : `<script type="application/json" id="${DATA_ELEMENT}">${data}</script>`,
    '</body></html>',
  ].join('');

  function rootAttributes(): string {
    const params = new URLSearchParams(search);
    const look = readHostLook(params.get('scheme'), params.get('padding'));
    const isFramed = !isRefused && shown.page.isFramed;
    const attributes = {
      'data-own-ground': hasOwnGround ? '' : null,
      ...(isFramed && lookAttributes(look, hasOwnGround)),
    };
    return Object.entries(attributes)
      .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
      .join('');
  }
}

function bodyOf(shown: WidgetShown, search: string): ReactNode {
  if ('refused' in shown) return <BadWidget {...shown} />;
  if (shown.service === 'VITRINA') return <Vitrina page={shown.page} />;
  return <Widget page={shown.page} initial={readChoice(search, shown.page)} />;
}

export { dressPage } from '../page-files/dress-page.ts';
