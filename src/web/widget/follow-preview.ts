import type { WidgetPage } from '#contract/widget-page.ts';
import type { PreviewMessage } from '#contract/widget-preview.ts';

/** Has a preview look as the console around it says: the saved look gives way to the one that is tried. */
export function followPreview(page: WidgetPage, show: (page: WidgetPage) => void): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage | null>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (data?.type !== 'ipo-calc:preview') return;
    const { options, css } = data;
    document.querySelector('style')?.remove();
    sheet.replaceSync(css);
    const regions = page.regions.filter((region) => options.regions.includes(region));
    show({ ...page, options, regions: regions.length > 0 ? regions : page.regions });
  });
}
