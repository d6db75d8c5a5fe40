import type { Media } from '#contract/catalog.ts';

/** Whether a picture is drawn or kept by this site: pictures of other hosts are never fetched by pages. */
export function isOwnPicture({ type, file }: Media): boolean {
  return type === 'IMAGE' && /^\/(?!\/)/.test(file.downloadURL);
}
