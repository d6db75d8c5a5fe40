import { AppError } from '#domain/errors.ts';
import { CHECKED_FEED_BYTES } from '#domain/feed/checked-feed-bytes.ts';
import { describeFail } from '#integrations/feed-source/describe-fail.ts';
import type { ServiceContext } from '../context.ts';
import { refuseField } from '../refuse-field.ts';

/** From the first question to the last byte: somebody waits on a page. */
const FETCH_MS = 30_000;

export const TOO_LARGE_TO_CHECK = `Для проверки файл должен быть не больше ${CHECKED_FEED_BYTES / 1024 ** 2} МБ`;
const NOT_HTTPS = 'Для проверки нужен адрес, который начинается с https://';
/** The installation may allow what strangers may not ask for, so its words are not theirs. */
const STRANGE: Record<string, string> = {
  scheme: NOT_HTTPS,
  port: 'Порт в адресе должен быть обычный для https, 443',
  address: 'Адрес ведёт во внутреннюю сеть: фид должен открываться из интернета',
  too_large: TOO_LARGE_TO_CHECK,
};

/** The bytes of a file that somebody sends to be checked. Errors: INVALID for one too large or empty. */
export async function takeCheckedFile(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > CHECKED_FEED_BYTES) throw refuseField('file', TOO_LARGE_TO_CHECK);
    chunks.push(chunk);
  }
  if (size === 0) throw refuseField('file', 'Файл пуст');
  return Buffer.concat(chunks);
}

/** The same of an address that anybody may name. Errors: INVALID in words that do not repeat the address. */
export async function fetchCheckedFile(
  { ports, requestId }: ServiceContext,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<Uint8Array> {
  if (URL.parse(url)?.protocol !== 'https:') throw refuseField('url', NOT_HTTPS);
  const opened = await ports.strangeFeeds.open({ url }, { signal, deadlineMs: FETCH_MS, requestId });
  if (!opened.ok) throw refuseField('url', STRANGE[opened.providerCode ?? ''] ?? describeFail(opened));
  if (opened.value.unchanged) throw new AppError('INTERNAL', 'nothing was given to compare the feed with');
  try {
    return await takeCheckedFile(opened.value.stream);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refuseField('url', error.details.issues?.[0]?.message ?? error.message);
  }
}
