import type { FastifyRequest } from 'fastify';
import {
  FILE_TOO_LARGE,
  FORM_BROKEN,
  FORM_TOO_LONG,
  FORM_TOO_SLOW,
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_FILES,
  TOO_MANY_FILES,
} from '#domain/media/upload-rules.ts';
import type { SentFile } from '#services/media/judge-upload.ts';
import { refuseField } from '#services/refuse-field.ts';

/** Limits a whole request; each file has its own limit too. */
export const MAX_BODY_BYTES = 40 * 1024 ** 2;
/** Five files over a slow mobile line need this long. */
const MAX_MS = 5 * 60_000;

/** Limits of one form: a file that is too large is read one byte further, so that it can be told from the largest. */
export const FORM_LIMITS = {
  fileSize: MAX_UPLOAD_BYTES + 1,
  files: 50,
  parts: 60,
  headerPairs: 50,
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 10_000,
};

/**
 * Reads the files of a form; none when the request is no form. Every part is read to its end, because browsers read the
 * answer only then; an endless or very slow form is cut off. Errors: INVALID, in words.
 */
export async function readFiles(request: FastifyRequest): Promise<SentFile[]> {
  if (!request.isMultipart()) return [];
  const broken = Promise.withResolvers<never>();
  const breakOff = (words: string) => {
    request.raw.unpipe();
    broken.reject(refuseField('files', words));
  };
  const collected = collect(request).catch((error) => {
    throw refuseField('files', WORDS[error.code] ?? FORM_BROKEN);
  });
  let length = 0;
  request.raw.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) breakOff(FILE_TOO_LARGE);
  });
  const timer = setTimeout(breakOff, MAX_MS, FORM_TOO_SLOW);
  try {
    return await Promise.race([collected, broken.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Russian words for the codes of the form parser. */
const WORDS: Record<string, string> = {
  FST_FILES_LIMIT: TOO_MANY_FILES,
  FST_PARTS_LIMIT: FORM_TOO_LONG,
  FST_FIELDS_LIMIT: FORM_TOO_LONG,
};

async function collect(request: FastifyRequest): Promise<SentFile[]> {
  const files: SentFile[] = [];
  for await (const part of request.files()) {
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) if (files.length <= MAX_UPLOAD_FILES) chunks.push(chunk);
    files.push({ name: part.filename ?? '', bytes: Buffer.concat(chunks) });
  }
  return files;
}
