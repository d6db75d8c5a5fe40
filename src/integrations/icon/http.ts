import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import { cleanSvg } from '../media/clean-svg.ts';
import type { Icons } from './port.ts';

const MAX_BYTES = 64 * 1_024;

/** A collection of icons that somebody keeps: `GET {base}/{name}.svg`. What comes is drawn anew without scripts. */
export function httpIcons(options: {
  baseUrl: string;
  key: string | null;
  now(): Date;
  retryMs?: readonly [number, number];
}): Icons {
  const vendor = createVendor({
    ...options,
    headers: options.key === null ? {} : { authorization: `Bearer ${options.key}` },
    maxBytes: MAX_BYTES,
  });
  return {
    provider: 'http',
    async get(name, call) {
      const request = {
        path: `${encodeURIComponent(name)}.svg`,
        accept: 'image/svg+xml',
        meanings: { 404: null },
      };
      const answered = await vendor.getText(request, call);
      if (!answered.ok || answered.value === null) return answered;
      const svg = cleanSvg(answered.value);
      return svg === null ? malformed('no_svg') : { ...answered, value: svg };
    },
  };
}
