import type { PageRenderer } from '../page-renderer.ts';
import type { MapsBoot } from './maps-boot.ts';

/** Addresses that have no maps whoever opens them: frames of partners, calls, and landings that must open at once. */
const WITHOUT_MAPS = /^\/(widget|api|landing)/;

/** A renderer whose pages name the script of maps in their heads. */
export function withMapsBoot<Renderer extends Pick<PageRenderer, 'render'>>(
  renderer: Renderer,
  { path }: MapsBoot,
): Renderer {
  const tag = `<script async data-maps-script src="${path}"></script>`;
  return {
    ...renderer,
    render: (asked) =>
      renderer.render(WITHOUT_MAPS.test(new URL(asked.url).pathname) ? asked : { ...asked, inHead: tag }),
  };
}
