import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OWN_ERRORS } from '../../data/api.ts';
import { readFailure } from '../../data/read-failure.ts';

/**
 * A browser whose session nobody knows any more gives it up and loads the page as a visitor's. The page is loaded
 * again only when the session is gone, so it never goes round.
 */
export function useLostSession(error: unknown): void {
  const { api } = useRouter().options.context;
  const { mutate } = useMutation(
    api.account.auth.logout.mutationOptions({ meta: OWN_ERRORS, onSuccess: () => location.reload() }),
  );
  // Too many calls say nothing of the session.
  const isLost = error !== null && readFailure(error).status !== 429;
  useEffect(() => {
    if (isLost) mutate();
  }, [isLost, mutate]);
}
