import type { Flat, Media } from '#contract/catalog.ts';
import { isOwnPicture } from './is-own-picture.ts';

/** Where the copy of the developer's own plan lies; undefined when there is none and the plan is drawn. */
export function keptPlan(
  { planMediaId }: Pick<Flat, 'planMediaId'>,
  media: readonly Media[],
): string | undefined {
  return media.find((item) => item.id === planMediaId && isOwnPicture(item))?.file.downloadURL;
}
