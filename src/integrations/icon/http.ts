import { malformed } from '../http/fail-of.ts';
import { createVendor } from '../http/vendor.ts';
import { CLEAN_SVG } from '../media/clean-svg.ts';
import type { Workers } from '../worker/port.ts';
import type { Icons } from './port.ts';

const MAX_BYTES = 64 * 1_024;

/** A collection of icons that somebody keeps: `GET {base}/{name}.svg`. What comes is drawn anew without scripts. */
export function httpIcons(options: {
  baseUrl: string;
  key: string | null;
  now(): Date;
  workers: Workers;
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
      const cleaned = await options.workers.run(CLEAN_SVG, answered.value);
      if (!cleaned.ok) return cleaned;
      return 'svg' in cleaned.value ? { ...answered, value: cleaned.value.svg } : malformed('no_svg');
    },
  };
}
