import { isOwnPicture, type PictureSource } from './is-own-picture.ts';

/** Where the copy of the developer's own plan lies; undefined when there is none and the plan is drawn. */
export function keptPlan(
  { planMediaId }: { planMediaId: number | null },
  media: readonly (PictureSource & { id: number })[],
): string | undefined {
  return media.find((item) => item.id === planMediaId && isOwnPicture(item))?.file.downloadURL;
}
