/** Something a page may show, as far as that is decided by it. */
export interface PictureSource {
  type: 'IMAGE' | 'VIDEO';
  file: { downloadURL: string };
}

/** Whether a picture is drawn or kept by this site: pictures of other hosts are never fetched by pages. */
export function isOwnPicture({ type, file }: PictureSource): boolean {
  return type === 'IMAGE' && /^\/(?!\/)/.test(file.downloadURL);
}
