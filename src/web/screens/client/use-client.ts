import { useSuspenseQuery } from '@tanstack/react-query';
import { useSiteContext } from '../../site-context.ts';

import { clientQuery } from './client-queries.ts';

/** The client whose page is open; the loader of the page has it. */
export function useClient(id: number) {
  return useSuspenseQuery(clientQuery(useSiteContext(), id)).data;
}
