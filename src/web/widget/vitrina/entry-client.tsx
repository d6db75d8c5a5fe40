import '../widget.css';
import type { VitrinaPage } from '#contract/vitrina-page.ts';
import { followPreview } from '../follow-preview.ts';
import { readPageData } from '../read-page-data.ts';
import { WidgetBoundary } from '../WidgetBoundary.tsx';
import { wake } from '../wake.ts';
import { Vitrina } from './Vitrina.tsx';

const { page } = readPageData<VitrinaPage>();

const root = wake(vitrinaWith(page));
if (page.isPreview) followPreview(({ options }) => root.render(vitrinaWith({ ...page, options })));

function vitrinaWith(shown: VitrinaPage) {
  return (
    <WidgetBoundary>
      <Vitrina page={shown} />
    </WidgetBoundary>
  );
}
