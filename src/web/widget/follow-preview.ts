import type { WidgetOptions } from '#contract/widget-config.ts';
import type { PreviewMessage } from '#contract/widget-preview.ts';

/** Has a preview look as the console around it says: the saved look gives way to the one that is tried. */
export function followPreview(show: (options: WidgetOptions) => void): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage | null>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (data?.type !== 'widget:preview') return;
    document.querySelector('style')?.remove();
    sheet.replaceSync(data.css);
    show(data.options);
  });
}
