import iconv from 'iconv-lite';

/** One-byte encodings that Russian exports are written in. */
const ENCODINGS = ['windows-1251', 'KOI8-R', 'CP866', 'ISO-8859-5'];
/** They make two letters of three in any Russian text; read in another encoding it has a third of them or less. */
const COMMON = /[оеаинтсрвл]/gi;
const SAMPLE_BYTES = 4_096;
const ENOUGH_BYTES = 48;
const SURE_SHARE = 0.5;
const SURE_LEAD = 0.1;

/** Judges by the commonest letters in which encoding Russian text was written, whatever its file says. */
export interface CyrillicGuess {
  look(bytes: Buffer): void;
  isEnough(): boolean;
  /** The encoding the text is in rather than in the `declared` one; null when nothing speaks for another. */
  insteadOf(declared: string): string | null;
}

export function createCyrillicGuess(): CyrillicGuess {
  const sample = Buffer.alloc(SAMPLE_BYTES);
  let size = 0;
  const shareIn = (encoding: string): number =>
    (iconv.decode(sample.subarray(0, size), encoding).match(COMMON)?.length ?? 0) / size;
  return {
    look(bytes) {
      // Letters of Russian words stand side by side, accents of other languages among plain ones.
      for (let at = 1; at < bytes.length && size < SAMPLE_BYTES; at += 1) {
        const byte = bytes[at]!;
        if (byte >= 0x80 && bytes[at - 1]! >= 0x80) sample[size++] = byte;
      }
    },
    isEnough: () => size === SAMPLE_BYTES,
    insteadOf(declared) {
      if (size < ENOUGH_BYTES) return null;
      const [best] = ENCODINGS.map((encoding) => ({ encoding, share: shareIn(encoding) })).sort(
        (one, other) => other.share - one.share,
      );
      const isSure = best!.share >= SURE_SHARE && best!.share >= shareIn(declared) + SURE_LEAD;
      return isSure ? best!.encoding : null;
    },
  };
}
