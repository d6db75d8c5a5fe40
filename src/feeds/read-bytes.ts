import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FeedLimits } from './limits.ts';
import { refuse, refuseEmpty } from './refuse.ts';
import { refuseBinary } from './refuse-foreign.ts';

/** No ratio is judged below this size: a few kilobytes of repeated tags compress a thousandfold and do no harm. */
const RATIO_FROM_BYTES = 1024 * 1024;

/** The file's bytes, gunzipped when they start with the gzip magic, cut off by a refusal at the size limits. */
export async function* readBytes(
  source: AsyncIterable<Uint8Array>,
  limits: FeedLimits,
): AsyncGenerator<Uint8Array> {
  const raw = { bytes: 0 };
  const { head, rest } = await takeHead(countRaw(source, raw, limits));
  if (head.length === 0) refuseEmpty();
  refuseBinary(head);
  if (!isGzip(head)) {
    yield* rest;
    return;
  }
  let expanded = 0;
  let isFirst = true;
  const gunzip = createGunzip();
  const input = Readable.from(rest);
  // pipe() does not carry errors over: a limit hit in the source must stop the unpacking too.
  input.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of input.pipe(gunzip) as AsyncIterable<Uint8Array>) {
      expanded += chunk.length;
      if (expanded > limits.expandedBytes) {
        refuse('TOO_LARGE', `Файл после распаковки больше ${limits.expandedBytes / 1024 ** 3} ГБ.`);
      }
      if (expanded > RATIO_FROM_BYTES && expanded > raw.bytes * limits.ratio) {
        refuse(
          'BOMB',
          `Архив gzip распаковывается более чем в ${limits.ratio} раз: похоже на архивную бомбу. Если внутри настоящий фид, выгрузите его без сжатия.`,
        );
      }
      if (isFirst) refusePackedTwice(chunk);
      isFirst = false;
      yield chunk;
    }
  } catch (error) {
    if (isZlibError(error))
      refuse(
        'NOT_XML',
        'Архив gzip повреждён или скачан не полностью; выгрузите его заново. Прежние данные сохранены.',
      );
    throw error;
  } finally {
    input.destroy();
    gunzip.destroy();
  }
}

function refusePackedTwice(head: Uint8Array): void {
  if (isGzip(head))
    refuse('NOT_XML', 'Файл сжат gzip дважды. Сожмите его один раз или выгрузите без сжатия.');
  refuseBinary(head);
}

function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

async function* countRaw(
  source: AsyncIterable<Uint8Array>,
  raw: { bytes: number },
  limits: FeedLimits,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    if (chunk.length === 0) continue;
    raw.bytes += chunk.length;
    if (raw.bytes > limits.rawBytes) refuse('TOO_LARGE', `Файл больше ${limits.rawBytes / 1024 ** 2} МБ.`);
    yield chunk;
  }
}

/** The first bytes (four at least, unless the file is shorter) and the whole stream again. */
async function takeHead(
  chunks: AsyncGenerator<Uint8Array>,
): Promise<{ head: Uint8Array; rest: AsyncGenerator<Uint8Array> }> {
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < 4) {
    const next = await chunks.next();
    if (next.done) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    if (head.length > 0) yield head;
    yield* chunks;
  }
  return { head, rest: rest() };
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
