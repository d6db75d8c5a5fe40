import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';
import { useSiteContext } from '../../site-context.ts';

/**
 * A browser whose session nobody knows any more gives it up and loads the page as a visitor's. The page is loaded
 * again only when the session is gone, so it never goes round.
 */
export function useLostSession(error: unknown): void {
  const { api } = useSiteContext();
  const { mutate } = useMutation(
    api.account.auth.logout.mutationOptions({ meta: OWN_ERRORS, onSuccess: () => location.reload() }),
  );
  // Too many calls say nothing of the session.
  const isLost = error !== null && readFailure(error).status !== 429;
  useEffect(() => {
    if (isLost) mutate();
  }, [isLost, mutate]);
}
