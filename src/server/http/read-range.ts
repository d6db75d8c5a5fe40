import type { ByteRange } from '#integrations/storage/port.ts';

/**
 * Reads a Range header for a body of so many bytes: null for the whole body, also when the header is unreadable or asks
 * for several parts; 'unsatisfiable' for a part past the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): Required<ByteRange> | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first > last ? 'unsatisfiable' : { first, last };
}
