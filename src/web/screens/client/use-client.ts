import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clientQuery } from './client-queries.ts';

/** The client whose page is open; the loader of the page has it. */
export function useClient(id: number) {
  return useSuspenseQuery(clientQuery(useRouter().options.context, id)).data;
}
