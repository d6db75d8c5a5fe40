import './widget.css';
import type { WidgetPage } from '#contract/widget-page.ts';
import type { PreviewState } from '#contract/widget-preview.ts';
import { CALCULATOR_BOUNDS } from '#domain/mortgage/calculator-defaults.ts';
import { type Choice, readChoice } from './choice.ts';
import { followPreview } from './follow-preview.ts';
import { readPageData } from './read-page-data.ts';
import { Widget } from './Widget.tsx';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { wake } from './wake.ts';

/** No bank lends all of a price for the smallest payment there is. */
const HOPELESS: Partial<Choice> = {
  initialPayment: CALCULATOR_BOUNDS.initialPayment.min,
  monthlyPayment: CALCULATOR_BOUNDS.monthlyPayment.min,
};

const { page, search } = readPageData<WidgetPage>();

const root = wake(widgetWith(page));
if (page.isPreview) {
  followPreview(({ options, state }) => {
    const regions = page.regions.filter((region) => options.regions.includes(region));
    root.render(
      widgetWith({ ...page, options, regions: regions.length > 0 ? regions : page.regions }, state),
    );
  });
}

function widgetWith(shown: WidgetPage, state: PreviewState = 'offers') {
  const initial = { ...readChoice(search, shown), ...(state === 'none' && HOPELESS) };
  return (
    <WidgetBoundary>
      <Widget key={`${shown.regions} ${state}`} page={shown} initial={initial} preview={state} />
    </WidgetBoundary>
  );
}
