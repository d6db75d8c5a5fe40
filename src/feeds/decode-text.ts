import iconv from 'iconv-lite';
import { refuse } from './refuse.ts';

const SNIFF_BYTES = 512;

/** Text leaves in pieces of this many bytes, however large the source's chunks are. */
const PIECE_BYTES = 64 * 1024;

/** Characters XML forbids; careless exports leave them in descriptions, and a space harms nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very characters are sought
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Bytes that were not characters of the stated encoding. */
export interface DecodingStats {
  characters: number;
  broken: number;
}

/** The text of an XML file: encoding by byte order mark, else by XML declaration, else UTF-8. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  stats: DecodingStats = { characters: 0, broken: 0 },
): AsyncGenerator<string> {
  let head: Buffer = Buffer.alloc(0);
  let decoder: iconv.DecoderStream | undefined;
  for await (const chunk of bytes) {
    let input: Buffer = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (decoder === undefined) {
      head = Buffer.concat([head, input]);
      if (head.length < SNIFF_BYTES) continue;
      decoder = iconv.getDecoder(sniffEncoding(head));
      input = head;
    }
    for (let at = 0; at < input.length; at += PIECE_BYTES) {
      yield cleaned(decoder.write(input.subarray(at, at + PIECE_BYTES)), stats);
    }
  }
  if (decoder === undefined) {
    decoder = iconv.getDecoder(sniffEncoding(head));
    yield cleaned(decoder.write(head), stats);
  }
  yield cleaned(decoder.end() ?? '', stats);
}

function sniffEncoding(head: Buffer): string {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const declaration = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(
    head.toString('latin1', 0, SNIFF_BYTES),
  );
  const encoding = declaration?.[1]?.trim() ?? 'utf-8';
  if (!iconv.encodingExists(encoding)) {
    refuse('NOT_XML', `Неизвестная кодировка «${encoding}» в заголовке XML. Выгрузите фид в UTF-8.`, 1);
  }
  return encoding;
}

function cleaned(text: string, stats: DecodingStats): string {
  stats.characters += text.length;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) stats.broken += 1;
  return text.replace(FORBIDDEN, ' ');
}
