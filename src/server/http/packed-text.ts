import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { inOwnMemory } from './in-own-memory.ts';

/**
 * Texts packed once for many are packed better than those that somebody waits for, and still within milliseconds; in
 * haste it takes two thirds of the time, and a twelfth more bytes.
 */
const QUALITY = { tight: 5, hasty: 4 };

export type Pace = keyof typeof QUALITY;

export type Packing = 'br' | 'gzip';

/** A text takes so much of memory besides its bytes, which may be few. */
const OVERHEAD = 1_024;

/** A text for many readers: only its smallest form stays in memory, the others are made of it for the few who ask. */
export interface PackedText {
  /** How much of memory it takes. */
  bytes: number;
  /** The text as it travels: packed so, or plain. */
  body(packing: Packing | null): Promise<Buffer>;
}

/** Packs a text in UTF-8. */
export async function packText(text: Uint8Array, pace: Pace = 'tight'): Promise<PackedText> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[pace] };
  const packed = inOwnMemory(await promisify(brotliCompress)(text, { params }));
  const plain = () => promisify(brotliDecompress)(packed);
  return {
    bytes: OVERHEAD + packed.length,
    async body(packing) {
      if (packing === 'br') return packed;
      return packing === null ? plain() : promisify(gzip)(await plain());
    },
  };
}
