import type { CallContext, Result } from '../result.ts';

/** A picture made fit to be served: re-encoded, without metadata, within our limits of size. */
export interface Picture {
  bytes: Uint8Array;
  type: 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Fetches pictures by addresses that feeds gave. Fails of its own: malformed `not_picture | broken_picture`, rejected
 * `too_large | too_many_pixels`; the rest are those of `openUrl`.
 */
export interface PictureSource {
  provider: string;
  fetch(url: string, call: CallContext): Promise<Result<Picture>>;
}
