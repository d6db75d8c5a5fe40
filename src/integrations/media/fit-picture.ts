import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { malformed, rejected } from '../http/fail-of.ts';
import type { Fail } from '../result.ts';
import type { WorkerTask } from '../worker/port.ts';
import { cleanSvg } from './clean-svg.ts';
import type { Picture } from './port.ts';

export const MAX_PICTURE_BYTES = 5 * 1024 ** 2;
const MAX_PIXELS = 120_000_000;
/** People may upload these rasters too; drawings (SVG) come beside them. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** Sides in pixels and qualities, best first; the first result within the limit is taken. */
const TRIES = [
  { side: 2_560, quality: 82 },
  { side: 2_048, quality: 78 },
  { side: 1_600, quality: 70 },
  { side: 1_024, quality: 60 },
] as const;
const SVG_WIDTH = 1_600;
/** Nobody waits for pictures of feeds, and some are very large. */
const DECODER_SECONDS = 30;

/** Fits a picture in a thread of its own. */
export const FIT_PICTURE: WorkerTask<typeof fitPicture> = {
  module: new URL(import.meta.url),
  name: 'fitPicture',
  deadlineMs: 45_000,
};

/**
 * Makes a picture that we can serve from any picture. The type is taken from the content; the picture is turned
 * upright, reduced to at most 2,560 pixels a side and 5 MB, and encoded anew, so that nothing but its pixels comes
 * through.
 */
export async function fitPicture(given: Uint8Array): Promise<Picture | Fail> {
  const isDrawing = isSvg(Buffer.from(given.buffer, given.byteOffset, given.byteLength));
  const found = isDrawing ? undefined : await fileTypeFromBuffer(given);
  if (!isDrawing && !TYPES.includes(found?.mime ?? '')) return malformed('not_picture');
  const clean = isDrawing ? await cleanSvg(Buffer.from(given).toString('utf8')) : null;
  if (clean && 'refusal' in clean) return malformed('broken_picture');
  const bytes = clean ? Buffer.from(clean.svg) : given;
  try {
    for (const { side, quality } of TRIES) {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
        .timeout({ seconds: DECODER_SECONDS })
        .autoOrient()
        .resize({
          width: isDrawing ? SVG_WIDTH : side,
          height: side,
          fit: 'inside',
          withoutEnlargement: !isDrawing,
        })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      if (data.length <= MAX_PICTURE_BYTES) return { bytes: data, type: 'image/webp', width, height };
    }
    return rejected('too_large');
  } catch (error) {
    const isHuge = /pixel limit/i.test(String((error as Error).message));
    return isHuge ? rejected('too_many_pixels') : malformed('broken_picture');
  }
}

/** A drawing with a DOCTYPE is not read, because its entities could unfold without end. */
function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .subarray(0, 1_024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return (
    /^(<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(start) &&
    !bytes.includes('<!DOCTYPE')
  );
}
