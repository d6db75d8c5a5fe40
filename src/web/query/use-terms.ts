import { useLocation } from '@tanstack/react-router';

/** The terms of the buyer in the address of this page; undefined while they are the calculator's own. */
export function useTerms(): string | undefined {
  return useLocation({ select: ({ search }) => search.terms });
}
