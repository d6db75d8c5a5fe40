import { fileTypeFromBuffer, supportedExtensions } from 'file-type';
import type { WorkerTask } from '../worker/port.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';

/** The stored form of an uploaded file; pictures and drawings are encoded anew. */
export interface ReadUpload {
  bytes: Uint8Array;
  /** The media type by the content. */
  type: string;
  /** Null of what is no picture, and of a drawing that does not say how large it is. */
  size: PictureSize | null;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Reasons to refuse a file: it is not what its extension says, does not decode, or is too heavy to draw. */
export interface RefusedUpload {
  refusal: 'other_type' | 'broken_picture' | 'too_many_pixels' | 'too_slow' | 'too_complex';
}

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 1_000_000;

/** Rasters by their extensions; each is encoded anew in its own format. */
const PICTURES: Record<string, PictureType> = {
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  tif: 'tiff',
  tiff: 'tiff',
  avif: 'avif',
};
/** Kinds of content that an extension may have besides its namesake. */
const KINDS: Record<string, readonly string[]> = {
  doc: ['cfb'],
  xls: ['cfb'],
  ppt: ['cfb'],
  mpp: ['cfb'],
  docx: ['zip'],
  xlsx: ['zip'],
  pptx: ['zip'],
  odt: ['zip'],
  ods: ['zip'],
  odp: ['zip'],
  odg: ['zip'],
  epub: ['zip'],
  kmz: ['zip'],
  pages: ['zip'],
  numbers: ['zip'],
  key: ['zip'],
  tgz: ['gz'],
  ai: ['pdf', 'eps'],
  m4v: ['mp4'],
  m4a: ['mp4'],
  mov: ['mp4'],
  mpeg: ['mpg'],
  oga: ['ogg'],
  ogv: ['ogg'],
};
/** These have the media type of pictures, but hold no pixels. */
const NOT_RASTERS = new Set(['dwg', 'eps']);
/** The beginning of a page, a script or a drawing that has another extension. */
const PAGE = /^\s*(?:<(?:!doctype|!--|html|head|body|script|iframe|svg|\?)|#!)/i;
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|object|embed|svg)[\s>]/i;
const HEAD_BYTES = 1_024;

/** Reads an upload in a thread of its own. */
export const READ_UPLOAD: WorkerTask<typeof readUpload> = {
  module: new URL(import.meta.url),
  name: 'readUpload',
  deadlineMs: 15_000,
};

/**
 * Checks the content of a file against its extension: a picture must decode fully and is encoded anew, a drawing is
 * cleaned, a kind with a signature must have it, and any other file must be no page and no script.
 */
export async function readUpload({
  bytes,
  extension,
}: {
  bytes: Uint8Array;
  extension: string;
}): Promise<ReadUpload | RefusedUpload> {
  if (extension === 'svg') return readDrawing(bytes);
  const picture = PICTURES[extension];
  if (picture !== undefined) return readPicture(bytes, picture);
  const found = await fileTypeFromBuffer(bytes);
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (
    found
      ? !isKindOf(extension, found)
      : !mayHaveNoSigns(bytes, extension) || PAGE.test(head.replace(/^ï»¿/, ''))
  )
    return { refusal: 'other_type' };
  // A PDF that is also a page may be opened as a page wherever its type is guessed.
  if (extension === 'pdf' && MARKUP.test(head)) return { refusal: 'other_type' };
  return { bytes, type: found?.mime ?? 'application/octet-stream', size: null };
}

async function readDrawing(bytes: Uint8Array): Promise<ReadUpload | RefusedUpload> {
  const text = textOf(bytes);
  const clean = text === null ? null : await cleanSvg(text);
  if (clean === null || 'refusal' in clean)
    return { refusal: clean?.refusal === 'too_complex' ? 'too_complex' : 'other_type' };
  return { bytes: Buffer.from(clean.svg), type: 'image/svg+xml', size: measureSvg(clean.svg) };
}

const ROOT = /^<svg[^<>]*>/;
const VIEW_BOX = /\sviewBox="([-\d.,\s]{1,100})"/;
const WIDTH = /\swidth="([\d.]{1,20})(?:px)?"/;
const HEIGHT = /\sheight="([\d.]{1,20})(?:px)?"/;

/** Reads how large a drawing says it is, by its box or by its width and height. */
function measureSvg(svg: string): PictureSize | null {
  const root = ROOT.exec(svg)?.[0] ?? '';
  const box = VIEW_BOX.exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/);
  const sides = box?.length === 4 ? box.slice(2) : [WIDTH.exec(root)?.[1], HEIGHT.exec(root)?.[1]];
  const [width, height] = sides.map((side) => Math.round(Number(side)));
  const isSide = (side: number | undefined) => side !== undefined && side >= 1 && side <= MAX_SIDE;
  return isSide(width) && isSide(height) ? { width: width!, height: height! } : null;
}

async function readPicture(bytes: Uint8Array, type: PictureType): Promise<ReadUpload | RefusedUpload> {
  const found = await fileTypeFromBuffer(bytes);
  if (PICTURES[found?.ext ?? ''] !== type) return { refusal: 'other_type' };
  const clean = await cleanPicture(bytes, type, MAX_PIXELS);
  if ('refusal' in clean) return clean;
  const { bytes: written, width, height } = clean;
  return { bytes: written, type: `image/${type}`, size: { width, height } };
}

function isKindOf(extension: string, { ext, mime }: { ext: string; mime: string }): boolean {
  const isRaster = mime.startsWith('image/') && !NOT_RASTERS.has(ext);
  return !isRaster && (ext === extension || (KINDS[extension] ?? []).includes(ext));
}

/**
 * Tells whether a file may lack a signature: texts and unknown kinds do. A text has no zero bytes, unless they are
 * halves of UTF-16 letters.
 */
function mayHaveNoSigns(bytes: Uint8Array, extension: string): boolean {
  if (supportedExtensions.has(extension as never) || extension in KINDS) return false;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !TEXTS.has(extension) || isWide || !bytes.includes(0);
}

const TEXTS = new Set([
  'txt',
  'csv',
  'tsv',
  'md',
  'json',
  'geojson',
  'yml',
  'yaml',
  'log',
  'ics',
  'vcf',
  'css',
]);

/** Decodes a drawing by the encoding it declares; null when that fails. */
function textOf(bytes: Uint8Array): string | null {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:ï»¿)?<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w-]{1,40})["']/.exec(head)?.[1];
  try {
    return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : (declared ?? 'utf-8'), {
      fatal: true,
    }).decode(bytes);
  } catch {
    return null;
  }
}
