import { useLocation } from '@tanstack/react-router';

/** Where the address of this page says that the visitor goes every day; undefined when nowhere. */
export function useRoad(): string | undefined {
  return useLocation({ select: ({ search }) => search.road });
}
