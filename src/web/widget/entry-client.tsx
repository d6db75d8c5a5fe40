import './widget.css';
import { hydrateRoot } from 'react-dom/client';
import type { WidgetPage } from '#contract/widget-page.ts';
import { readChoice } from './choice.ts';
import { DATA_ELEMENT, ROOT_ELEMENT } from './elements.ts';
import { followPreview } from './follow-preview.ts';
import { Widget } from './Widget.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';

const data: { page: WidgetPage; search: string } = JSON.parse(
  document.getElementById(DATA_ELEMENT)!.textContent,
);

const root = hydrateRoot(document.getElementById(ROOT_ELEMENT)!, widgetWith(data.page));
if (data.page.isPreview) followPreview(data.page, (page) => root.render(widgetWith(page)));

function widgetWith(page: WidgetPage) {
  return (
    <WidgetBoundary>
      <Widget key={page.regions.join()} page={page} initial={readChoice(data.search, page)} />
    </WidgetBoundary>
  );
}
