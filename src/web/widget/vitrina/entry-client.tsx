import '../widget.css';
import { hydrateRoot } from 'react-dom/client';
import type { VitrinaPage } from '#contract/vitrina-page.ts';
import { ROOT_ELEMENT } from '../elements.ts';
import { followPreview } from '../follow-preview.ts';
import { readPageData } from '../read-page-data.ts';
import { WidgetBoundary } from '../WidgetBoundary.tsx';
import { Vitrina } from './Vitrina.tsx';

const { page } = readPageData<VitrinaPage>();

const root = hydrateRoot(document.getElementById(ROOT_ELEMENT)!, vitrinaWith(page));
if (page.isPreview) followPreview((options) => root.render(vitrinaWith({ ...page, options })));

function vitrinaWith(shown: VitrinaPage) {
  return (
    <WidgetBoundary>
      <Vitrina page={shown} />
    </WidgetBoundary>
  );
}
