import type { PreviewMessage } from '#contract/widget-preview.ts';
import { takeHostLook } from './host-look.ts';

/** Has a preview look as the console around it says: the saved look gives way to the one that is tried. */
export function followPreview(show: (tried: PreviewMessage) => void): void {
  const saved = document.querySelector('style');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PreviewMessage | null>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    if (data?.type !== 'widget:preview') return;
    saved?.remove();
    sheet.replaceSync(data.css);
    document.documentElement.toggleAttribute('data-own-ground', data.hasOwnGround);
    takeHostLook({ scheme: data.scheme, padding: null });
    show(data);
  });
}
