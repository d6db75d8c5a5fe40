import { useLocation } from '@tanstack/react-router';
import type { Lens } from '#domain/catalog/lens.ts';

/** How this page tells sums; its address says so. */
export function useLens(): Lens {
  return useLocation({ select: ({ search }) => search.lens ?? 'price' });
}
