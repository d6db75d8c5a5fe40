import { FILE_TYPE_REFUSED } from '#domain/media/upload-rules.ts';
import { refuseFile } from './refuse-file.ts';

export const PICTURE_RULES = 'svg, png, jpg, webp';

/** The kinds of files offered where a picture is asked for. */
export const PICTURE_ACCEPT = '.svg,.png,.jpg,.jpeg,.webp';

/** Why a file would be refused as a picture; null when it would not. */
export function refusePicture(file: File): string | null {
  return /\.pdf$/i.test(file.name) ? FILE_TYPE_REFUSED : refuseFile(file, { anything: false });
}
