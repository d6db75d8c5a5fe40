import iconv from 'iconv-lite';
import { type CyrillicGuess, createCyrillicGuess } from './guess-cyrillic.ts';
import { refuse } from './refuse.ts';

const SNIFF_BYTES = 512;

/** Text leaves in pieces of this many bytes, however large the source's chunks are. */
const PIECE_BYTES = 64 * 1024;

/** Characters that XML forbids; careless exports leave them in descriptions, where a space does no harm. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are sought
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export interface DecodingStats {
  characters: number;
  /** Bytes that were not characters of the stated encoding. */
  broken: number;
  /** Judges the encoding the text may be in instead. */
  guess: CyrillicGuess;
}

export function createDecodingStats(): DecodingStats {
  return { characters: 0, broken: 0, guess: createCyrillicGuess() };
}

/**
 * Decodes an XML file: the encoding comes from the byte order mark, else from the XML declaration, else it is UTF-8.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  stats: DecodingStats = createDecodingStats(),
): AsyncGenerator<string> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: Decoder | undefined;
  for await (const chunk of bytes) {
    let input: Buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (decoder === undefined) {
      head = Buffer.concat([head, input]);
      if (head.length < SNIFF_BYTES) continue;
      decoder = createDecoder(head, stats.guess);
      input = head;
    }
    for (let at = 0; at < input.length; at += PIECE_BYTES) {
      yield cleaned(decoder.write(input.subarray(at, at + PIECE_BYTES)), stats);
    }
  }
  if (decoder === undefined) {
    decoder = createDecoder(head, stats.guess);
    yield cleaned(decoder.write(head), stats);
  }
  yield cleaned(decoder.end(), stats);
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** Creates a decoder for the encoding a file declares; it refuses a file whose declaration is wrong. */
function createDecoder(head: Buffer, guess: CyrillicGuess): Decoder {
  const { encoding, isDeclared } = sniffEncoding(head);
  const decoder = iconv.getDecoder(encoding);
  const end = () => decoder.end() ?? '';
  if (!isDeclared || /^utf-?8$/i.test(encoding)) {
    return {
      write(bytes) {
        guess.look(bytes);
        return decoder.write(bytes);
      },
      end,
    };
  }
  const doubts = [createUtf8Doubt(encoding), createCyrillicDoubt(encoding, guess)];
  return {
    write(bytes) {
      for (const doubt of doubts) doubt.look(bytes);
      return decoder.write(bytes);
    },
    end() {
      for (const doubt of doubts) doubt.conclude();
      return end();
    },
  };
}

function refuseDeclared(declared: string, real: string): never {
  return refuse(
    'NOT_XML',
    `В заголовке файла указана кодировка ${declared}, а текст записан в ${real}. Укажите encoding="${real}" или выгрузите файл в ${declared}.`,
    1,
  );
}

/** Letters of one encoding are letters of another too, so only what they spell tells the wrong one. */
function createCyrillicDoubt(declared: string, guess: CyrillicGuess) {
  let isJudged = false;
  const conclude = (): void => {
    const real = isJudged ? null : guess.insteadOf(declared);
    isJudged = true;
    if (real !== null) refuseDeclared(declared, real);
  };
  return {
    look(bytes: Buffer): void {
      guess.look(bytes);
      if (!isJudged && guess.isEnough()) conclude();
    },
    conclude,
  };
}

/** So many UTF-8 letters in a row cannot occur by chance in another encoding. */
const SURE_LETTERS = 64;

/**
 * Detects a file that declares one encoding and is written in UTF-8, as exports often are. Russian text in a one-byte
 * encoding is invalid UTF-8 from its first word, so a file that stays valid is UTF-8.
 */
function createUtf8Doubt(declared: string) {
  let utf8: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });
  let letters = 0;
  return {
    look(bytes: Buffer): void {
      if (utf8 === null) return;
      try {
        for (const character of utf8.decode(bytes, { stream: true }).match(/[^\0-\x7f]/g) ?? [])
          if (character !== '\ufeff') letters += 1;
      } catch {
        utf8 = null;
        return;
      }
      if (letters >= SURE_LETTERS) refuseDeclared(declared, 'UTF-8');
    },
    conclude(): void {
      if (utf8 !== null && letters > 0) refuseDeclared(declared, 'UTF-8');
    },
  };
}

/** Names that iconv accepts although they are no text encodings. */
const NO_TEXT = /^(?:base64|hex|binary|internal|utf-?7(?:-?imap)?)$/i;
const WIDE = /^(?:utf-?16|utf-?32|ucs-?[24]|iso-10646-ucs-[24])/i;

function sniffEncoding(head: Buffer): { encoding: string; isDeclared: boolean } {
  const sure = (encoding: string) => ({ encoding, isDeclared: false });
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return sure('utf-8');
  if (head[0] === 0xff && head[1] === 0xfe) return sure('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return sure('utf-16be');
  // Without a mark the first character, which is <, shows the width of all others.
  if (head[0] === 0x3c && head[1] === 0) return sure('utf-16le');
  if (head[0] === 0 && head[1] === 0x3c) return sure('utf-16be');
  const declaration = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(
    head.toString('latin1', 0, SNIFF_BYTES),
  );
  const encoding = declaration?.[1]?.trim() ?? 'utf-8';
  if (WIDE.test(encoding)) {
    const message = `В заголовке файла указана кодировка ${encoding}, а записан он не в ней. Выгрузите фид в UTF-8 и укажите encoding="UTF-8".`;
    refuse('NOT_XML', message, 1);
  }
  if (NO_TEXT.test(encoding) || !iconv.encodingExists(encoding)) {
    refuse('NOT_XML', `Неизвестная кодировка «${encoding}» в заголовке XML. Выгрузите фид в UTF-8.`, 1);
  }
  return { encoding, isDeclared: declaration !== null };
}

function cleaned(text: string, stats: DecodingStats): string {
  stats.characters += text.length;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) stats.broken += 1;
  return text.replace(FORBIDDEN, ' ');
}
