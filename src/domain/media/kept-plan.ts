import { isOwnPicture, type PictureSource } from './is-own-picture.ts';

/** Gives the address of our copy of the developer's plan; undefined when there is none and the plan is drawn. */
export function keptPlan(
  { planMediaId }: { planMediaId: number | null },
  media: readonly (PictureSource & { id: number })[],
): string | undefined {
  return media.find((item) => item.id === planMediaId && isOwnPicture(item))?.file.downloadURL;
}
