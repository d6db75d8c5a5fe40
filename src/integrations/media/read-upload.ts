import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';

/** What is kept of an uploaded file. */
export interface ReadUpload {
  bytes: Buffer;
  /** Media type, by the content. */
  type: string;
  /** The extension its content has by itself; null where it has no signs of its own, as texts. */
  contentExtension: string | null;
}

const PICTURES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
const MAX_PIXELS = 40_000_000;

/**
 * Holds the content of a file against its extension: a picture must decode, a drawing is cleaned, a document has its
 * signs. Other extensions take what they say they are. Null when the content is something else.
 */
export async function readUpload(bytes: Buffer, extension: string): Promise<ReadUpload | null> {
  if (extension === 'svg') return readDrawing(bytes);
  const found = await fileTypeFromBuffer(bytes);
  const read = {
    bytes,
    type: found?.mime ?? 'application/octet-stream',
    contentExtension: found?.ext ?? null,
  };
  if (extension === 'pdf') return found?.mime === 'application/pdf' ? read : null;
  const picture = PICTURES[extension];
  if (picture === undefined) return read;
  return found?.mime === picture && (await isPicture(bytes)) ? read : null;
}

function readDrawing(bytes: Buffer): ReadUpload | null {
  const clean = cleanSvg(bytes.toString('utf8'));
  return clean === null
    ? null
    : { bytes: Buffer.from(clean), type: 'image/svg+xml', contentExtension: 'svg' };
}

/** The head alone tells how large it would unfold, before anything of it does. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return width * height <= MAX_PIXELS;
  } catch {
    return false;
  }
}
