import { fileTypeFromBuffer, supportedExtensions } from 'file-type';
import type { WorkerTask } from '../worker/port.ts';
import { cleanPicture, type PictureType } from './clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';

/** What is kept of an uploaded file: pictures and drawings are written anew. */
export interface ReadUpload {
  bytes: Uint8Array;
  /** Media type, by the content. */
  type: string;
}

/** Why a file is not kept: it is not what its extension says, does not decode, or is too much to draw. */
export interface RefusedUpload {
  refusal: 'other_type' | 'broken_picture' | 'too_many_pixels' | 'too_slow' | 'too_complex';
}

const MAX_PIXELS = 40_000_000;

/** Rasters by their extensions; each is written anew in its own format. */
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
/** Contents that an extension may have beside the one of its own name. */
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
  ...{
    tgz: ['gz'],
    ai: ['pdf', 'eps'],
    m4v: ['mp4'],
    m4a: ['mp4'],
    mov: ['mp4'],
    mpeg: ['mpg'],
    oga: ['ogg'],
    ogv: ['ogg'],
  },
};
/** Pictures by their media type, but not of pixels. */
const NOT_RASTERS = new Set(['dwg', 'eps']);
/** How a page, a script or a drawing begins that calls itself something else. */
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
 * Holds the content of a file against its extension: a picture decodes to its end and is written anew, a drawing is
 * cleaned, what has signs of its own bears them, and what has none is no page and no script.
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
  // A document that is a page as well becomes one wherever its type is guessed.
  if (extension === 'pdf' && MARKUP.test(head)) return { refusal: 'other_type' };
  return { bytes, type: found?.mime ?? 'application/octet-stream' };
}

async function readDrawing(bytes: Uint8Array): Promise<ReadUpload | RefusedUpload> {
  const text = textOf(bytes);
  const clean = text === null ? null : await cleanSvg(text);
  if (clean === null || 'refusal' in clean)
    return { refusal: clean?.refusal === 'too_complex' ? 'too_complex' : 'other_type' };
  return { bytes: Buffer.from(clean.svg), type: 'image/svg+xml' };
}

async function readPicture(bytes: Uint8Array, type: PictureType): Promise<ReadUpload | RefusedUpload> {
  const found = await fileTypeFromBuffer(bytes);
  if (PICTURES[found?.ext ?? ''] !== type) return { refusal: 'other_type' };
  const clean = await cleanPicture(bytes, type, MAX_PIXELS);
  return 'refusal' in clean ? clean : { bytes: clean.bytes, type: `image/${type}` };
}

function isKindOf(extension: string, { ext, mime }: { ext: string; mime: string }): boolean {
  const isRaster = mime.startsWith('image/') && !NOT_RASTERS.has(ext);
  return !isRaster && (ext === extension || (KINDS[extension] ?? []).includes(ext));
}

/** Texts and kinds nobody knows have no signs; a text has no zeros, unless they are halves of its letters. */
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

/** A drawing in the letters it says it is written in; null when it is not. */
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
