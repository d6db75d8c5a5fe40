import sharp, { type Sharp } from 'sharp';

/** A raster written anew: upright, in the colours of screens, with nothing but its pixels. */
export type CleanPicture =
  | { bytes: Buffer; width: number; height: number }
  | { refusal: 'broken_picture' | 'too_many_pixels' | 'too_slow' };

/**
 * Media types and how each is written anew, the first way first; the next is taken when the file would be too heavy.
 */
const WRITERS = {
  png: [(picture: Sharp) => picture.png({ compressionLevel: 9 })],
  jpeg: [90, 80, 65].map((quality) => (picture: Sharp) => picture.jpeg({ quality })),
  webp: [90, 80, 65].map((quality) => (picture: Sharp) => picture.webp({ quality })),
  gif: [(picture: Sharp) => picture.gif()],
  tiff: [(picture: Sharp) => picture.tiff({ compression: 'lzw' })],
  avif: [60, 45].map((quality) => (picture: Sharp) => picture.avif({ quality, effort: 2 })),
} as const;
export type PictureType = keyof typeof WRITERS;

const MAX_BYTES = 5 * 1024 ** 2;
/** A decoder that takes longer is being teased. */
const DECODER_SECONDS = 8;

// One thread a picture: the others are for whoever waits for the disk.
sharp.concurrency(1);

/**
 * Decodes a picture whole and encodes it anew in its own format: what does not decode to its last row is refused, and
 * neither metadata nor whatever lay behind the pixels comes through. Of an animation the first picture stays.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  type: PictureType,
  maxPixels: number,
): Promise<CleanPicture> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const;
    const { width, height, format } = await sharp(bytes, options).metadata();
    if (width * height > maxPixels) return { refusal: 'too_many_pixels' };
    if ((format === 'heif' ? 'avif' : format) !== type) return { refusal: 'broken_picture' };
    let best: { bytes: Buffer; width: number; height: number } | undefined;
    for (const write of WRITERS[type]) {
      const picture = sharp(bytes, options).autoOrient().timeout({ seconds: DECODER_SECONDS });
      const { data, info } = await write(picture).toBuffer({ resolveWithObject: true });
      best = { bytes: data, width: info.width, height: info.height };
      if (data.length <= MAX_BYTES) break;
    }
    return best!;
  } catch (error) {
    const { message } = error as Error;
    if (/pixel limit/i.test(message)) return { refusal: 'too_many_pixels' };
    return { refusal: /^timeout/i.test(message) ? 'too_slow' : 'broken_picture' };
  }
}
