import './widget.css';
import { hydrateRoot } from 'react-dom/client';
import type { WidgetPage } from '#contract/widget-page.ts';
import { readChoice } from './choice.ts';
import { DATA_ELEMENT, ROOT_ELEMENT } from './elements.ts';
import { Widget } from './Widget.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';

const data: { page: WidgetPage; search: string } = JSON.parse(
  document.getElementById(DATA_ELEMENT)!.textContent,
);

hydrateRoot(
  document.getElementById(ROOT_ELEMENT)!,
  <WidgetBoundary>
    <Widget page={data.page} initial={readChoice(data.search, data.page)} />
  </WidgetBoundary>,
);
