/**
 * What a partner pastes: a frame that works by itself, and the script that sizes it and listens to it. The frame learns
 * from the Referer whom to speak to, so the script need not load it once more.
 */
export function widgetSnippet(publicUrl: string, key: string): string {
  const address = `${publicUrl}/widget/ipo-calc/${encodeURIComponent(key)}`;
  return [
    `<div data-genplan-calculator="${encodeURIComponent(key)}">`,
    `<iframe src="${address}" title="Ипотечный калькулятор" loading="lazy" allow="clipboard-write" referrerpolicy="no-referrer-when-downgrade" width="100%" height="900" frameborder="0"></iframe>`,
    '</div>',
    `<script async src="${publicUrl}/widget/loader-1.js"></script>`,
  ].join('\n');
}
