import { malformed, rejected } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import type { Indexing } from './port.ts';

export const INDEX_NOW_URL = 'https://yandex.com';

/** Letters, digits and dashes, 8 to 128 of them: indexnow.org/documentation. */
export const INDEX_NOW_KEY = /^[A-Za-z0-9-]{8,128}$/;

interface Options {
  baseUrl: string;
  key: string;
  /** The origin of the site, whose pages alone may be named. */
  publicUrl: string;
  now(): Date;
  retryMs?: readonly [number, number];
}

/**
 * IndexNow as Yandex answers it: `POST {base}/indexnow`, 200 or 202 with `{"success": true}`, after which it tells the
 * other engines of the protocol. Source: yandex.com/support/webmaster/indexing-options/index-now.html.
 */
export function indexNow({ key, publicUrl, ...options }: Options): Indexing {
  const vendor = createVendor(options);
  const path = `/${key}.txt`;
  return {
    provider: 'yandex',
    keyFile: { path, key },
    async announce(addresses, call) {
      const { host } = new URL(publicUrl);
      const body = { host, key, keyLocation: publicUrl + path, urlList: addresses };
      const answered = await vendor.postJson({ path: 'indexnow', body }, call);
      if (!answered.ok) return answered;
      const { success } = (answered.value ?? {}) as { success?: unknown };
      if (success === false) return rejected('not_accepted');
      return success === true ? { ...answered, value: null } : malformed('unexpected_body');
    },
  };
}
