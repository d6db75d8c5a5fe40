import './widget.css';
import type { WidgetPage } from '#contract/widget-page.ts';
import { readChoice } from './choice.ts';
import { followPreview } from './follow-preview.ts';
import { readPageData } from './read-page-data.ts';
import { Widget } from './Widget.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { wake } from './wake.ts';

const { page, search } = readPageData<WidgetPage>();

const root = wake(widgetWith(page));
if (page.isPreview) {
  followPreview((options) => {
    const regions = page.regions.filter((region) => options.regions.includes(region));
    root.render(widgetWith({ ...page, options, regions: regions.length > 0 ? regions : page.regions }));
  });
}

function widgetWith(shown: WidgetPage) {
  return (
    <WidgetBoundary>
      <Widget key={shown.regions.join()} page={shown} initial={readChoice(search, shown)} />
    </WidgetBoundary>
  );
}
